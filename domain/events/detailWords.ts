import { tierWords } from '../access/tierWords.ts'
import { capital, fullDateTime } from '../base/dates.ts'
import type { Moment } from '../base/moment.ts'
import { untilFull } from '../base/untilWords.ts'

/** Since when one may enrol (EV-MORE-140, EV-MORE-141). */
export const momentWords = {
  /** `label` as the events area calls somebody; null for a visitor. */
  as: (label: string | null) =>
    label === null || label === tierWords.unsubscribed ? 'Zonder abonnement' : `Als ${label}`,
  title: {
    open: 'Jij kunt je aanmelden',
    later: 'Jouw moment komt nog',
    late: 'Jouw moment is te laat voor deze datum',
  },
  text: {
    open: (who: string, at: Moment, zone: string) => `${who}, sinds ${fullDateTime(at, zone)}.`,
    later: (who: string, at: Moment, zone: string) => `${who} kun je je aanmelden vanaf ${fullDateTime(at, zone)}.`,
    late: (who: string, at: Moment, zone: string) =>
      `${who} kun je je aanmelden vanaf ${fullDateTime(at, zone)}. Dan is de inschrijving al dicht.`,
  },
} as const

/** The two columns of an event (EV-MORE-142..147). */
export const columnWords = {
  join: 'Meegaan',
  seat: 'Jouw plek',
  /** In place of both (EV-DETAIL-33). */
  over: (isSeries: boolean) => (isSeries ? 'Deze datum is geweest' : 'Dit is geweest'),
  off: (isSeries: boolean) => (isSeries ? 'Deze datum gaat niet door' : 'Dit gaat niet door'),
  manage: 'Beheer',
  sky: (time: string) => `De lucht om ${time}`,
  inTheDay: (weekday: string) => `Zo valt het in je ${weekday}`,
  rises: 'zon op',
  sets: 'zon onder',
  begins: 'begin',
  ends: 'einde',
  bring: 'Neem mee',
  travel: 'Zo kom je er',
  good: 'Goed om te weten',
  mayCancel: 'Kan ik annuleren?',
  freeUntil: (moment: Moment, zone: string) => `Kosteloos ${untilFull(moment, zone)}.`,
  freeUntilStart: 'Kosteloos tot de start.',
  untilWhen: 'Tot wanneer kan ik me aanmelden?',
  closes: (moment: Moment, zone: string) => `${capital(untilFull(moment, zone))}, zolang er plek is.`,
  whenFull: 'En als het vol is?',
  line: 'Dan kun je op de wachtlijst. Komt er een plek vrij, dan hoor je het per e-mail.',
  others: 'Ook binnenkort',
  inTime: 'Hier ben je wel op tijd voor',
} as const
