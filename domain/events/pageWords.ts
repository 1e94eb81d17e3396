import { longDate, longDateTime, shortDateTime } from '../base/dates.ts'
import type { Moment } from '../base/moment.ts'
import { wholeNumber } from '../base/numbers.ts'
import { untilLong } from '../base/untilWords.ts'

/** The page of the calendar (EV-CAL, EV-CARD). */
export const pageWords = {
  lead: 'De balk onder elke dag laat zien hoe lang het licht is.',
  view: 'Weergave',
  views: { month: 'Maand', cards: 'Kaarten' },
  month: 'Maand',
  year: 'Jaar',
  previous: 'Vorige maand',
  next: 'Volgende maand',
  today: 'Vandaag',
  grid: (month: string) => `Evenementen in ${month}`,
  week: (week: number) => `Week ${week}`,
  onDay: (count: number) => (count === 1 ? '1 evenement' : `${count} evenementen`),
  moreOn: (day: string) => `alle evenementen op ${day}`,
  types: { fysiek: 'Fysiek', digitaal: 'Online' },
  all: 'Alles',
  past: 'is voorbij',
  daylight: 'Daglicht op die dag',
  struck: 'Doorgestreept',
  soon: 'Binnenkort',
  coming: 'Alle evenementen',
  over: 'Afgelopen',
  filter: 'Soort',
  loading: 'Evenementen laden...',
  loadMore: 'Meer laden',
  retry: 'Opnieuw proberen',
  laterDates: (count: number) => (count === 1 ? 'en 1 datum daarna' : `en ${wholeNumber(count)} data daarna`),
  moreDates: (count: number) => (count === 1 ? 'en nog 1 datum' : `en nog ${wholeNumber(count)} data`),
  open: 'Bekijken',
  edit: 'Bewerken',
  manage: 'Beheren',
  make: 'Nieuw evenement',
  register: 'Registreren',
  signIn: 'Inloggen',
  invite: 'Maak een gratis account aan om je voor events aan te melden.',
  promo: {
    title: 'Leden schrijven zich eerder in',
    text: 'Met een actief abonnement kun je je 48 uur na de opening van de inschrijving aanmelden, in plaats van na 120 uur.',
    action: 'Bekijk het lidmaatschap',
  },
} as const

/** One event (EV-DETAIL). */
export const detailWords = {
  spotsLeft: (spots: number) => (spots === 1 ? 'nog 1 plek' : `nog ${wholeNumber(spots)} plekken`),
  full: 'vol',
  map: 'Bekijk op de kaart',
  newTab: '(opent in een nieuw tabblad)',
  online: 'Online',
  perPerson: 'per persoon',
  teacher: 'Docent',
  date: 'Datum',
  past: 'Geweest',
  timeline: 'Wanneer kun je je inschrijven?',
  timelineFrom: (moment: Moment, zone: string) =>
    `De uren tellen vanaf de opening van de inschrijving: ${longDateTime(moment, zone)}.`,
  opened: 'geopend',
  opensLater: 'nog niet geopend',
  toCalendar: 'Zet in je agenda',
  google: 'Google Calendar',
  outlook: 'Outlook',
  apple: 'Apple (.ics)',
  countdown: { days: 'dagen', hours: 'uur', minutes: 'minuten', seconds: 'seconden' },
  participants: 'Deelnemers',
  waitlist: 'Wachtlijst',
  completed: 'bevestigd',
  notCompleted: 'nog niet bevestigd',
  nobody: 'Nog geen deelnemers.',
  joinsFrom: (moment: Moment, zone: string) => `De sessie begint ${shortDateTime(moment, zone)}.`,
  joinsIn: (service: string) => `Opent ${service} in een nieuw tabblad.`,
  joinFailed: 'Deelnemen mislukt',
  leaveLine: 'Wil je van de wachtlijst af?',
  leaveLineText: 'Schrijf je je later weer in, dan kom je achteraan te staan.',
  leaveLineVerb: 'Wachtlijst verlaten',
  leftLine: { title: 'Wachtlijst verlaten', text: 'Je staat niet meer op de wachtlijst.' },
  keep: 'Aanmelding houden',
  /** Of a place that was somebody else's (EV-MORE-36). */
  othersPaid: 'Je kreeg deze plek van een ander. Komt er geld terug, dan gaat dat naar wie betaalde.',
  cancelVerb: 'Aanmelding annuleren',
  heldUntil: (moment: Moment, zone: string) =>
    `Je plek is van jou ${untilLong(moment, zone)}. Daarna gaat hij naar de wachtlijst.`,
  givenUp: { title: 'Reservering opgegeven', text: 'Je plek is weer vrij voor een ander.' },
  toPay: 'Nog te betalen',
  undone: { title: 'Aanmelding hersteld', text: 'Je plek is weer van jou.' },
} as const

/** The form by which one enrols (EV-ENROL). */
export const formLabels = {
  title: 'Aanmelden',
  diet: 'Dieetwensen',
  allergies: 'Allergieën',
  required: 'verplicht',
  tellFood: 'Iets over eten of gezondheid doorgeven',
  chooseDiet: 'Kies wat voor jou geldt, of kies Geen.',
  chooseAllergies: 'Kies je allergieën, of kies Geen.',
  notes: 'Opmerkingen',
  notesHint: 'Alleen jij en de organisatie zien dit.',
  asksNotes: 'Vul je toelichting in bij opmerkingen',
  same: 'Zelfde als vorige keer',
  terms: ['Ik ga akkoord met de ', 'voorwaarden', '.'] as const,
  policy: 'Ik ga akkoord met het annuleringsbeleid.',
  freeUntilStart: 'Gratis annuleren tot de start.',
  total: 'Totaal, voor 1 persoon',
  pay: 'Aanmelden en betalen',
  toCheckout: 'Je gaat naar de beveiligde betaalpagina.',
  waitNote: 'Je betaalt nu niets. Komt er een plek vrij, dan hoor je het per e-mail.',
  busy: 'Bezig...',
  optionsFailed: 'De lijsten konden niet worden geladen. Je kunt je antwoord bij opmerkingen schrijven.',
  noOptions: 'Er zijn geen lijsten. Je kunt je antwoord bij opmerkingen schrijven.',
  notesTooLong: 'Maximaal 1000 karakters.',
  cancel: 'Annuleren',
} as const

/** A date of a series that is moved on its own (EV-RECUR-29, EV-RECUR-35). */
export const movedWords = {
  move: 'Datum verplaatsen',
  movedFrom: (day: string) => `Verplaatst van ${longDate(`${day}T12:00Z`)}`,
  otherTime: 'Andere tijd dan de andere data',
} as const
