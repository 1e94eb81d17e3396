import { shortAmount } from '../base/money.ts'

/** The Dutch sentences of the home page below its hero (MKT-HOME, MKT-CLAIM, MKT-OFFER). */
export const homeWords = {
  join: 'Word Lid',
  moreInfo: 'Meer info',
  joinBar: {
    label: 'Lid worden',
    price: (priceCents: number) => `${shortAmount(priceCents)} per maand, maandelijks opzegbaar`,
  },
  sample: 'Voorbeeld',
  figures: { title: 'In cijfers' },
  /** As they stand before an admin changes them (MKT-CLAIM-06, MKT-CLAIM-07). */
  claims: {
    community: 'Meer dan 5000 leden',
    members: 'Meer dan 100 leden',
    experiments: '1000+ N=1 experimenten gestart',
    complaints: '100+ chronische klachten opgelost',
    performers: '100+ high performers geoptimaliseerd',
  },
  testimonials: {
    title: 'Wat leden vertellen',
    lead: 'De eerste kaarten zijn voorbeelden. Ze maken plaats voor echte ervaringen zodra leden die willen delen.',
    label: (cards: number) => `Ervaringen, ${cards} kaarten`,
    previous: 'Vorige ervaringen',
    next: 'Volgende ervaringen',
    pause: 'Pauzeer de ervaringen',
    resume: 'Laat de ervaringen weer doorlopen',
    /** How long a view of the cards stands, in milliseconds (MKT-HOME-05). */
    turnsEvery: 4_500,
  },
  why: {
    title: 'Advies is er genoeg. Bewijs voor jóúw lichaam niet.',
    problem: {
      title: 'Het probleem',
      text: 'Je krijgt overal ander gezondheidsadvies en weet niet wat voor jou werkt.',
    },
    solution: {
      title: 'De oplossing',
      text: 'Hier leer je stap voor stap zelf onderzoeken wat jouw lichaam nodig heeft, samen met anderen.',
    },
  },
  nature: {
    title: 'Waar natuur en wetenschap samenkomen',
    text: 'Buiten zijn, ritme en rust, getoetst met metingen die je zelf doet.',
  },
  levels: {
    title: 'Vijf levels, van zonsopkomst tot hoogste punt',
    lead: 'De universiteit volgt de dag. Elk level duurt 8 weken en eindigt met een resultaat dat je kunt laten zien. Rond je een level af, dan gaat het volgende open.',
    choose: 'Kies een level',
  },
  offer: {
    title: 'Alles in één lidmaatschap',
    listTitle: 'Waarde van het lidmaatschap',
    perYear: 'per jaar',
    total: 'Totale waarde',
    perMonth: 'per maand, maandelijks opzegbaar',
    /** The limited offer: the price is that of the student plan (MKT-OFFER-07, MKT-OFFER-08). */
    limited: (priceCents: number) =>
      `Na 250 leden gaat de prijs omhoog. Vroege leden houden ${shortAmount(priceCents)} per maand, voor altijd.`,
    join: 'Sluit nu aan bij onze community!',
  },
  team: {
    title: 'De mensen achter het bewijs',
    // Neutral cards until an admin fills them in (MKT-HOME-13).
    people: [
      {
        name: 'Naam volgt',
        role: 'Licht en ritme',
        text: 'Hier vertelt een oprichter in één zin wat hij of zij doet.',
      },
      { name: 'Naam volgt', role: 'Voeding en onderzoek', text: 'Hier komt één zin over het werk van dit teamlid.' },
      { name: 'Naam volgt', role: 'Beweging en adem', text: 'Hier komt één zin over het werk van dit teamlid.' },
    ],
  },
  community: {
    title: 'Sta er niet alleen voor: leer samen met gelijkgestemden',
  },
} as const

/** One level in words: '8 weken', 'Resultaat'. */
export const levelWords = {
  level: (number: number) => `Level ${number}: `,
  duration: (weeks: number) => `${weeks} weken`,
  result: 'Resultaat',
}

/** The Dutch sentences of 'How it works' (MKT-HOW, MKT-CLAIM-08, MKT-CLAIM-09). */
export const howWords = {
  title: 'Hoe het werkt',
  lead: 'In vijf stappen van acht weken naar inzicht in je eigen gezondheid.',
  benefits: {
    title: 'Dit krijg je als student',
    lead: (priceCents: number) =>
      `Eén abonnement van ${shortAmount(priceCents)} per maand. Alles hieronder hoort erbij.`,
    list: [
      {
        title: 'Toegang tot de volledige universiteit',
        text: 'Vijf levels van acht weken. Je volgt ze in je eigen tempo.',
      },
      {
        title: 'Labs met persoonlijke begeleiding',
        text: 'Je meet onder begeleiding en leert je eigen cijfers lezen.',
      },
      {
        title: 'Een community van gelijkgestemden',
        text: 'Je deelt je logboek en krijgt antwoord van mensen die hetzelfde doen.',
      },
      { title: 'Exclusieve content en live events', text: 'Masterclasses, livestreams en dagen buiten.' },
    ],
    alsoTitle: 'Ook inbegrepen',
    // With soft hyphens, for the narrow cards of a phone.
    also: [
      'Wekelijkse meetings',
      'Fysieke events',
      'Groeps\u00ADchallenges',
      'Diepgaand onderzoek',
      'Bloedtesten',
      'Voeding en ritme',
      'Roodlicht\u00ADtherapie',
      'Ademhalings\u00ADtechnieken',
      'Slaap\u00ADoptimalisatie',
      'Stress\u00ADmanagement',
    ],
  },
  levels: {
    title: 'Vijf levels, elk met een resultaat',
    lead: 'Acht weken is het tempo dat we aanraden. Niets verloopt, je gaat verder waar je was.',
  },
  start: {
    title: 'Zo begin je',
    lead: 'Je eerste les staat klaar zodra je abonnement loopt.',
    steps: [
      { title: 'Maak een account aan', text: 'Met je naam, een gebruikersnaam en je e-mailadres.' },
      { title: 'Bevestig je e-mail', text: 'Klik op de link in de mail die je van ons krijgt.' },
      { title: 'Kies je abonnement', text: 'Je zegt op per maand, wanneer je wilt.' },
    ],
  },
  join: { title: 'Begin bij level 1', button: 'Word Lid' },
} as const

/** The Dutch sentences of the contact page (MKT-CONTACT). */
export const contactWords = {
  title: 'Contact',
  lead: 'Een vraag over de community, een event of je abonnement? Schrijf ons, dan antwoorden we per e-mail.',
  email: 'E-mail',
  country: 'Nederland',
  write: 'Schrijf ons',
  how: {
    title: 'Hoe het werkt',
    text: 'Vijf levels van acht weken, en wat je er aan het eind mee kunt.',
    go: 'Bekijk de stappen',
  },
  membership: {
    title: 'Lidmaatschap',
    text: 'Eén lidmaatschap, één prijs. Je zegt op per maand.',
    go: 'Bekijk het lidmaatschap',
  },
  market: {
    title: 'Marktplaats',
    text: 'Spullen en diensten van leden, op één plek. Deze kaart is nog niet beschikbaar.',
    soon: 'Coming Soon',
  },
} as const

/** The Dutch sentences of pages whose content is still to come (MKT-PAGE-04, SH-ROUTE-25). */
export const soonWords = {
  text: 'Hier komt binnenkort meer content.',
  toCommunity: 'Naar Community',
} as const
