import type { ChannelPath } from '../../places.ts'

/** An experiment of the crowd: what was changed and measured, around which numbers, and how its owner tells of it. */
export type Outcome = {
  in: ChannelPath
  change: string
  measure: string
  unit: string
  direction: 'higher' | 'lower'
  /** The middle before the change and at its end, and how far a day strays. */
  from: number
  to: number
  spread: number
  /** How many days were measured before and after. */
  days: [number, number]
  /** `{voor}` and `{na}` are the averages of what was measured. */
  text: string
}

/** What is better when it is less. */
const lower = new Set([
  'rusthartslag',
  'tijd wakker',
  'keren wakker',
  'inslaaptijd',
  'uren hoofdpijn',
  'pijncijfer',
  'schermtijd',
  'aantal opvliegers',
  'aantal krampen',
  'aantal koppen koffie',
  'stresscijfer',
  'bovendruk',
  'keren snooze',
  'trek om 11 uur',
  'nuchtere glucose',
  'hartslag bij wandelen',
  'eerste gaap',
])

/**
 * What came out at forty members. By channel, each of two lines: the change, its measure and unit, the middles before and
 * after with how far a day strays, and how many days were measured; then what its owner says. A title joins the first two
 * by 'en', so a measure is named as a quantity: 'inslapen' would read as a second thing to do (COM-START-62).
 */
const written = `
universiteit/slaap
  scherm weg om 21:00 | inslaaptijd | min | 46 > 24 ± 9 | 7 + 18
    Schermen uit om negen uur. Inslapen ging van {voor} naar {na} minuten. De eerste vier avonden was ik vooral chagrijnig.
  raam op een kier | slaapcijfer | punten | 5.8 > 6.7 ± 0.8 | 10 + 14
    Raam op een kier, gemiddeld van een {voor} naar een {na}. Met één storm ertussen, die mag je zoeken in de grafiek.
  zelfde opstaan in het weekend | slaapduur | uur | 6.4 > 7 ± 0.6 | 7 + 21
    Ook op zondag om zeven uur op. Van {voor} naar {na} uur per nacht, vooral omdat ik ’s avonds weer moe ben.
  geen dutje | tijd wakker | min | 52 > 38 ± 12 | 7 + 14
    Gestopt met mijn dutje. Wakker liggen van {voor} naar {na} minuten, maar de avonden duren wel lang zo.
  wollen deken | keren wakker | keer | 2.9 > 1.8 ± 0.9 | 8 + 16
    Dons eruit, wol erin: van {voor} naar {na} keer wakker. Ik had het eerder moeten vragen aan oma.
  licht voor 8 uur | slaapduur | uur | 6.1 > 6.8 ± 0.5 | 7 + 17
    Licht voor achten, elke dag een kwartier. Van {voor} naar {na} uur slaap. Wel gemeten met een horloge, dus neem het met een korrel zout.
universiteit/voeding
  ontbijt met eiwit | trek om 11 uur | punten | 7.2 > 4.6 ± 1 | 6 + 14
    Ei en kwark in plaats van boterhammen. Trek om elf uur van {voor} naar {na}. Mijn broodtrommel staat op zolder.
  eten voor 18:30 | slaapcijfer | punten | 6 > 6.3 ± 0.9 | 10 + 20
    Vroeg eten, twintig dagen: van een {voor} naar een {na}. Eerlijk gezegd binnen de ruis, vind ik zelf.
  30 gram vezels | energiecijfer om 15:00 | punten | 4.9 > 6.1 ± 0.9 | 7 + 18
    Naar dertig gram vezels in drie weken opgebouwd. Energie van {voor} naar {na}, en mijn buik moest even wennen.
  koffie tot 12:00 | inslaaptijd | min | 38 > 27 ± 8 | 7 + 16
    Laatste koffie om twaalf uur: inslapen van {voor} naar {na} minuten. Ik heb er nu wel een gezonde hekel aan één uur.
  wandelen na het avondeten | nuchtere glucose | mmol/l | 7.4 > 6.9 ± 0.4 | 10 + 21
    Kwartier lopen na het eten, in overleg met de praktijk. Nuchter van {voor} naar {na}. Zij zijn blij, ik ook.
  geen alcohol | rusthartslag | slagen | 68 > 63 ± 2.4 | 7 + 21
    Drie weken zonder wijn. Rusthartslag van {voor} naar {na}. De grafiek is nu irritant overtuigend.
  water bij elke maaltijd | uren hoofdpijn | uren | 2.2 > 2.1 ± 1.1 | 7 + 14
    Meer water, twee weken. Hoofdpijn van {voor} naar {na} uur. Niets dus, maar nu weet ik dat.
universiteit/beweging
  trap in plaats van lift | rusthartslag | slagen | 74 > 69 ± 2.2 | 7 + 28
    Vier weken trap: van {voor} naar {na} slagen in rust. Collega’s nemen hem inmiddels ook.
  lunchwandeling | stappen per dag | stappen | 5200 > 8100 ± 1100 | 7 + 21
    Lunchwandeling erbij. Van {voor} naar {na} stappen, en mijn telefoon denkt dat ik verhuisd ben.
  rugzak met boeken | stoeltest | keer | 9 > 13 ± 1 | 4 + 20
    Twee keer per week met acht kilo boeken op de trap. Stoeltest van {voor} naar {na}.
  blote voeten in het gras | stresscijfer | punten | 5.6 > 5.2 ± 1 | 7 + 15
    Blote voeten, vijf minuten per dag. Stress van {voor} naar {na}. Leuk, maar ik durf er niets aan op te hangen.
  fietsen naar werk | humeurcijfer | punten | 5.9 > 7 ± 0.9 | 8 + 22
    Fiets in plaats van auto: humeur bij aankomst van {voor} naar {na}. Behalve op die ene maandag met de lekke band.
  elk uur opstaan | pijncijfer | punten | 5.4 > 3.9 ± 0.9 | 7 + 18
    Elk uur even staan. Rugpijn van {voor} naar {na}, zonder nieuw bureau van zeshonderd euro.
  zwemmen op dinsdag | slaapduur | uur | 6.6 > 6.7 ± 0.5 | 7 + 21
    Zwemmen erbij. Slaap van {voor} naar {na} uur, dus daar doe ik het niet voor. Voor de sauna erna wel.
universiteit/rood
  rode lampjes na 20:00 | inslaaptijd | min | 34 > 25 ± 8 | 7 + 16
    Alleen nog rode lampjes na achten: inslapen van {voor} naar {na} minuten. Mijn vrouw leest nu in de badkamer.
  lamp op de knie | pijncijfer | punten | 5.1 > 4.8 ± 0.9 | 7 + 21
    Drie weken lamp op de knie, van {voor} naar {na}. Zo’n klein verschil had het weer ook kunnen zijn.
  roodlichtstand | schermtijd | min | 88 > 57 ± 18 | 7 + 14
    Roodlichtstand na acht uur. Schermtijd van {voor} naar {na} minuten. Het werkt omdat het saai is.
adem/ademhaling
  4 in, 6 uit | rusthartslag | slagen | 72 > 67 ± 2 | 7 + 24
    Drieënhalve week elke ochtend: rust van {voor} naar {na}. Op twee dagen vergat ik het, die staan leeg.
  adempauze voor vergaderingen | stresscijfer | punten | 6.8 > 5.3 ± 0.9 | 6 + 16
    Drie minuten voor elke vergadering. Spanning van {voor} naar {na}. De vergaderingen zelf zijn niet korter geworden.
  zoemen | inslaaptijd | min | 41 > 31 ± 9 | 7 + 14
    Zoemend uitademen in bed: van {voor} naar {na} minuten. Mijn man slaapt er ook sneller door, of doet alsof.
  neusademhaling bij wandelen | hartslag bij wandelen | slagen | 112 > 107 ± 4 | 6 + 18
    Alleen door de neus op mijn vaste ronde. Hartslag van {voor} naar {na}, en ik loop vanzelf iets langzamer, dus tja.
adem/avond
  schrift om 21:00 | inslaaptijd | min | 58 > 29 ± 12 | 7 + 20
    Mijn takenschrift om negen uur: inslapen van {voor} naar {na} minuten. Goedkoper dan alles wat ik hiervoor probeerde.
  plafondlamp uit | slaapcijfer | punten | 5.7 > 6.6 ± 0.8 | 7 + 17
    Plafondlampen uit na het eten. Cijfer van {voor} naar {na}. Er wordt hier wel vaker tegen meubels gelopen.
  puzzelen | stresscijfer | punten | 6.1 > 4.9 ± 0.8 | 5 + 15
    Avondspanning van {voor} naar {na} sinds de puzzel van het Zwitserse meer. Er ontbreekt een stukje, dat dan weer wel.
  geen mail na 19:00 | slaapduur | uur | 6.2 > 6.7 ± 0.5 | 8 + 18
    Werkmail van mijn telefoon gehaald. Van {voor} naar {na} uur slaap, en niemand heeft gebeld.
experimenten/opzet
  lopend naar kantoor | humeurcijfer | punten | 5.8 > 7.1 ± 0.9 | 6 + 22
    Lopen in plaats van de bus naar kantoor. Humeur van {voor} naar {na}. De lege dagen zijn thuiswerkdagen.
  geen nieuws voor ontbijt | stresscijfer | punten | 6 > 5 ± 0.9 | 7 + 14
    Zonder nieuws aan het ontbijt. Schouders in cijfers: van {voor} naar {na}. Ik loop nu wel achter met de wereld.
  bed opmaken | afgevinkte dingen | dingen | 6 > 6.1 ± 1.2 | 10 + 10
    Tien dagen mijn bed opgemaakt en tien dagen niet: {voor} en {na} dingen afgevinkt. Kijk zelf, ik zie er een wolk in.
  snooze uit | keren snooze | keer | 4.1 > 0.9 ± 0.9 | 7 + 21
    Snooze van {voor} naar {na} keer. De wekker staat in de gang, verder niets.
  streepjes na wijn | aantal opvliegers | streepjes | 6.2 > 4.4 ± 1.3 | 8 + 18
    Mijn streepjes: van {voor} naar {na} per dag sinds ik de wijn liet staan. Het verschil zit vooral in het weekend.
  water na elke kop | aantal koppen koffie | koppen | 4.8 > 2.9 ± 0.8 | 6 + 16
    Na elke kop eerst een glas water. Van {voor} naar {na} koppen, zonder dat ik iets verbood.
  buiten binnen half uur | eerste gaap | min | 112 > 58 ± 20 | 7 + 18
    Eerste gaap van {voor} naar {na} minuten na negenen. Geeuwen als meetinstrument, ik ben er trots op.
  magnesium, blind | aantal krampen | keer | 0.42 > 0.38 ± 0.4 | 14 + 14
    Blind getest met mijn broer als notaris: {voor} en {na} krampen per dag. Links namaak, rechts magnesium.
  zoutvaatje weg | bovendruk | mmHg | 142 > 136 ± 4 | 7 + 28
    Vier weken zonder zout op tafel, met goedvinden van mijn huisarts. Bovendruk van {voor} naar {na}, gemeten voor het ontbijt.
`

const shape =
  /^ {2}(?<change>.+?) \| (?<measure>.+?) \| (?<unit>.+?) \| (?<from>[\d.]+) > (?<to>[\d.]+) ± (?<spread>[\d.]+) \| (?<before>\d+) \+ (?<after>\d+)$/

/** The experiments of the crowd, with noise and days on which nobody measured. */
export const allOutcomes: readonly Outcome[] = readOutcomes(written)

function readOutcomes(text: string): Outcome[] {
  let place = 'experimenten/opzet' as ChannelPath
  const lines = text.trim().split('\n')
  return lines.flatMap((line, at) => {
    if (!line.startsWith(' ')) place = line as ChannelPath
    const found = shape.exec(line)?.groups
    if (!found) return []
    const { change = '', measure = '', unit = '', from, to, spread, before, after } = found
    return {
      in: place,
      change,
      measure,
      unit,
      direction: lower.has(measure) ? 'lower' : 'higher',
      from: Number(from),
      to: Number(to),
      spread: Number(spread),
      days: [Number(before), Number(after)],
      text: lines[at + 1]?.trim() ?? '',
    }
  })
}
