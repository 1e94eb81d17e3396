import { expect, test } from 'vitest'
import { firstLevels } from './levels.ts'
import { sampleTestimonials } from './testimonials.ts'
import { contactWords, homeWords, howWords, soonWords } from './words.ts'

test('MKT-CLAIM-06 the five claims are worded with their exact numbers', () => {
  expect(Object.values(homeWords.claims)).toEqual([
    'Meer dan 5000 leden',
    'Meer dan 100 leden',
    '1000+ N=1 experimenten gestart',
    '100+ chronische klachten opgelost',
    '100+ high performers geoptimaliseerd',
  ])
})

test('MKT-CLAIM-08 MKT-CLAIM-09 the benefits and the features are worded as given', () => {
  expect(howWords.benefits.list.map(({ title }) => title)).toEqual([
    'Toegang tot de volledige universiteit',
    'Labs met persoonlijke begeleiding',
    'Een community van gelijkgestemden',
    'Exclusieve content en live events',
  ])
  expect(howWords.benefits.also.map((feature) => feature.replaceAll('\u00AD', ''))).toEqual([
    'Wekelijkse meetings',
    'Fysieke events',
    'Groepschallenges',
    'Diepgaand onderzoek',
    'Bloedtesten',
    'Voeding en ritme',
    'Roodlichttherapie',
    'Ademhalingstechnieken',
    'Slaapoptimalisatie',
    'Stressmanagement',
  ])
})

test('MKT-CLAIM-12 MKT-CLAIM-13 MKT-CLAIM-14 the twelve sample cards say what was given, and that they are samples', () => {
  expect(sampleTestimonials.map(({ name, content }) => `${name}: ${content}`)).toEqual([
    'Anna: Door de weekstructuur houd ik het eindelijk vol.',
    'Bram de Wit: Ik heb geleerd één ding tegelijk te testen.',
    'Chantal: De community denkt echt met je mee.',
    'Daan Vos: De lessen zijn kort, helder en praktisch.',
    'Esra: Mijn ochtendroutine is nu een vast moment buiten.',
    'Floor Smit: De live sessies maken de stof levend.',
    'Gijs: Eindelijk uitleg met onderzoek erbij.',
    'Hanna Mulder: Ik slaap regelmatiger sinds ik mijn ritme bijhoud.',
    'Ivo: De groepschallenges geven net dat duwtje.',
    'Julia Bos: Fijne begeleiding en altijd een antwoord.',
    'Kees: Op de events leer je iedereen kennen.',
    'Lotte de Boer: Ik begrijp mijn lichaam beter dan een jaar geleden.',
  ])
  expect(sampleTestimonials.every(({ isSample }) => isSample)).toBe(true)
})

test('MKT-HOW-03 the five levels have their titles and results, eight weeks each', () => {
  expect(firstLevels.map(({ title, weeks, result }) => `${title}, ${weeks} weken: ${result}`)).toEqual([
    'Fundament, 8 weken: Je kent je uitgangspunt en hebt een vaste dagstructuur.',
    'Licht en ritme, 8 weken: Je gebruikt daglicht bewust en slaapt op vaste tijden.',
    'Voeding en energie, 8 weken: Je weet welke voeding bij jou past.',
    'Adem en herstel, 8 weken: Je herkent stress eerder en herstelt gericht.',
    'N=1 meesterschap, 8 weken: Je ontwerpt en beoordeelt je eigen experimenten.',
  ])
})

test('MKT-OFFER-07 the limited offer names the price and no invented number of places', () => {
  expect(homeWords.offer.limited(4_900)).toBe(
    'Na 250 leden gaat de prijs omhoog. Vroege leden houden € 49 per maand, voor altijd.',
  )
})

test('other given sentences stand letter by letter', () => {
  expect(Object.values(homeWords.why).slice(1)).toEqual([
    {
      title: 'Het probleem',
      text: 'Je krijgt overal ander gezondheidsadvies en weet niet wat voor jou werkt.',
    },
    {
      title: 'De oplossing',
      text: 'Hier leer je stap voor stap zelf onderzoeken wat jouw lichaam nodig heeft, samen met anderen.',
    },
  ])
  expect([homeWords.nature.title, homeWords.community.title, homeWords.offer.join]).toEqual([
    'Waar natuur en wetenschap samenkomen',
    'Sta er niet alleen voor: leer samen met gelijkgestemden',
    'Sluit nu aan bij onze community!',
  ])
  expect([howWords.title, howWords.lead]).toEqual([
    'Hoe het werkt',
    'In vijf stappen van acht weken naar inzicht in je eigen gezondheid.',
  ])
  expect([contactWords.how.title, contactWords.membership.title, contactWords.market.title]).toEqual([
    'Hoe het werkt',
    'Lidmaatschap',
    'Marktplaats',
  ])
  expect([soonWords.text, soonWords.toCommunity]).toEqual(['Hier komt binnenkort meer content.', 'Naar Community'])
})
