import { dayAndMonth, shortDay } from '../base/dates.ts'
import type { Notice } from '../base/words.ts'
import type { Comparison } from './comparison.ts'
import { shownValue } from './value.ts'

type Told = { change: string; measure: string; unit: string; method: string; changeDay: string }

/** A day of the calendar is no moment: noon of it is the same day in Amsterdam. */
const noon = (day: string): string => `${day}T12:00:00Z`
export const dayText = (day: string): string => shortDay(noon(day))

const days = (count: number): string => (count === 1 ? '1 dag' : `${count} dagen`)

/** What an experiment says of itself, in a message and on one's own page (COM-N1-06, COM-N1-08). */
export const experimentWords = {
  title: ({ change, measure }: Pick<Told, 'change' | 'measure'>) => `N=1: ${change} en ${measure}`,
  measured: (count: number, method: string) =>
    count === 0 ? 'Nog niets gemeten' : method ? `${days(count)}, gemeten met ${method}` : `${days(count)} gemeten`,
  fromHere: (change: string) => `vanaf hier: ${change}`,
  dayBefore: (day: number, all: number, changeDay: string) =>
    `Dag ${day} van ${all} vooraf. De verandering begint op ${dayText(changeDay)}.`,
  difference: ({ difference, decimals }: Comparison, unit: string) =>
    difference === 0 ? 'geen verschil' : `${difference > 0 ? '+' : ''}${shownValue(difference, decimals)} ${unit}`,
  /** What was measured, and nothing about why. */
  result: ({ before, after, difference, decimals }: Comparison, unit: string) => {
    const [was, is] = [shownValue(before.average, decimals), shownValue(after.average, decimals)]
    const by = `${shownValue(Math.abs(difference), decimals)} ${unit} ${difference > 0 ? 'meer' : 'minder'}`
    return `Gemiddeld ${was} ${unit} in de ${days(before.days)} ervoor en ${is} ${unit} in de ${days(after.days)} erna: ${difference === 0 ? 'geen verschil' : by}.`
  },
  tooFew: 'Nog te weinig metingen om te vergelijken: minstens drie dagen ervoor en drie erna.',
  /** The chart in words, for who cannot see it. */
  chart: (it: Told, values: readonly { day: string; value: number }[]) => {
    const [first, last] = [values[0], values.at(-1)]
    const change = `Vanaf ${dayAndMonth(noon(it.changeDay))}: ${it.change}.`
    if (!first || !last) return `${it.measure}, nog zonder metingen. ${change}`
    const range =
      first === last ? shownValue(first.value) : `van ${shownValue(first.value)} naar ${shownValue(last.value)}`
    return `${it.measure} per dag over ${days(values.length)}, ${range} ${it.unit}. ${change}`
  },
  noValues: 'De eerste meting verschijnt hier.',
  table: 'Toon de getallen',
  day: 'Dag',
  phase: 'Periode',
  before: 'ervoor',
  after: 'erna',
  ended: 'Afgerond',
  loading: 'Experiment laden...',
  removed: 'Dit experiment is verwijderd.',
  loadFailed: 'Kon het experiment niet laden.',
} as const

/** One's own experiments (COM-N1-10, COM-N1-11). */
export const logbookWords = {
  group: 'N=1-experimenten',
  title: 'Mijn experimenten',
  intro: 'Verander één ding, meet elke dag hetzelfde en kijk wat je meet. Een verschil is nog geen oorzaak.',
  loading: 'Experimenten laden...',
  loadFailed: 'Kon je experimenten niet laden.',
  empty: 'Je hebt nog geen experiment',
  emptyText: 'Begin er een: één verandering, één meting, elke dag een getal. Delen kan later.',
  start: 'Experiment starten',
  today: (day: string) => `Vandaag, ${dayText(day)}`,
  save: 'Opslaan',
  saving: 'Opslaan...',
  saved: 'Opgeslagen',
  cleared: 'Gewist',
  noValue: 'Vul een getal in met hoogstens twee cijfers achter de komma, zoals 7,5.',
  earlier: 'Eerdere dagen',
  earlierHint: 'Maak een veld leeg om de waarde te wissen.',
  earlierKeys: 'Enter slaat op.',
  showAll: 'Toon alle dagen',
  over: 'De dagen van dit experiment zijn voorbij.',
  sharedIn: 'Zichtbaar in',
  sharedNowhere: 'Alleen jij ziet dit experiment.',
  sharedHint: 'Verwijder het bericht om daar niet langer te delen.',
  share: 'Delen in een kanaal',
  end: 'Afronden',
  ended: 'Experiment afgerond',
  goOn: 'Ga verder',
  goesOn: 'Experiment loopt weer',
  remove: 'Verwijderen',
  removeQuestion: 'Weet je zeker dat je dit experiment wilt verwijderen?',
  removeText: (title: string) =>
    `Alle metingen van '${title}' worden gewist en de grafiek verdwijnt uit elk bericht. Dit kan niet ongedaan worden gemaakt.`,
  removeVerb: 'Experiment verwijderen',
  removedOne: 'Experiment verwijderd',
  removing: 'Verwijderen...',
  failed: 'Opslaan mislukt',
  removeFailed: 'Verwijderen mislukt',
} as const

/** What is wrong with a field of the form. */
export const formFaults = {
  change: (most: number) => `Vul in wat je verandert, in hoogstens ${most} tekens.`,
  measure: (most: number) => `Vul in wat je meet, in hoogstens ${most} tekens.`,
  unit: (most: number) => `Vul een eenheid in, in hoogstens ${most} tekens.`,
  method: (most: number) => `Gebruik hoogstens ${most} tekens.`,
  noDay: 'Kies een dag.',
  changeDay: 'Kies een dag van hoogstens 29 dagen geleden tot 60 dagen vooruit.',
  changeDayTooLate: (days: number) => `Kies een dag binnen ${days} dagen na de start van het experiment.`,
} as const

/** What is said of a refusal. */
export const experimentRefused = {
  TOO_MANY_RUNNING: {
    title: 'Maximum bereikt',
    text: 'Er kunnen drie experimenten tegelijk lopen. Rond er eerst een af.',
  },
  TOO_MANY_EXPERIMENTS: {
    title: 'Maximum bereikt',
    text: 'Je kunt 50 experimenten bewaren. Verwijder er eerst een.',
  },
  CHANGE_BEGUN: {
    title: 'Wijzigen mislukt',
    text: 'Vanaf de eerste dag is al iets ingevuld. Maak die dagen eerst leeg.',
  },
  EXPERIMENT_ENDED: { title: 'Wijzigen mislukt', text: 'Dit experiment is afgerond. Ga er eerst mee verder.' },
  DAY_NOT_OPEN: { title: 'Opslaan mislukt', text: 'Op deze dag kun je niets invullen.' },
  NOT_FOUND: { title: 'Niet gevonden', text: 'Dit experiment bestaat niet meer.' },
} as const satisfies Record<string, Notice>
