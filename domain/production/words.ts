import { wholeNumber } from '../base/numbers.ts'
import type { DashboardTab, RecordKind } from './kinds.ts'
import type { LocationType } from './locations.ts'
import type { TodoPriority, TodoStatus } from './todos.ts'

/** The names of the tabs (EV-ADMIN-10). */
export const dashboardTabWords = {
  overzicht: 'Overzicht',
  kosten: 'Kosten',
  deelnemers: 'Deelnemers',
  partnerships: 'Partnerships',
  todo: 'To Do',
  briefings: 'Briefings',
  programma: 'Programma',
  locaties: 'Locaties',
  instellingen: 'Instellingen',
} satisfies Record<DashboardTab, string>

type Done = 'added' | 'updated' | 'deleted'
const names = {
  cost: 'Cost',
  location: 'Location',
  todo: 'Todo',
  briefing: 'Briefing',
  activity: 'Activity',
  code: 'Code',
  budget: 'Budget',
} satisfies Record<RecordKind, string>
const verbs = { added: 'add', updated: 'update', deleted: 'delete' } satisfies Record<Done, string>

/** The messages of all kinds of records, English as given (EV-ADMIN-17, EV-ADMIN-20, EV-ADMIN-21, EV-ERR-32, EV-MSG-11). */
export const recordMessages = {
  success: 'Success',
  error: 'Error',
  done: (kind: RecordKind, done: Done) => `${names[kind]} ${done} successfully`,
  approved: 'Cost approved successfully',
  failed: (kind: RecordKind, done: Done, why: string) => `Failed to ${verbs[done]} ${kind}: ${why}`,
} as const

/** Why a record was not saved, behind 'Failed to update cost: ' (EV-MORE-06). */
export const recordRefused = {
  CHANGED: 'iemand anders wijzigde dit intussen. De nieuwere gegevens staan erbij.',
  GONE: 'iemand anders verwijderde dit intussen.',
  FAULTY_FIELDS: 'controleer de gegevens.',
  EVENT_NOT_FOUND: 'dit evenement bestaat niet meer.',
  NOT_FOUND: 'dit bestaat niet meer.',
  other: 'het is niet gelukt. Probeer het opnieuw.',
  offline: 'er is geen verbinding.',
} as const

/** What stands in the tab Kosten (EV-COST-21). */
export const costWords = {
  pending: 'Wacht op goedkeuring',
  approvedBy: (name: string, day: string) => `Goedgekeurd door ${name} op ${day}`,
  ordered: 'Besteld',
  notOrdered: 'Nog niet besteld',
  withTax: 'incl. btw',
  withoutTax: 'excl. btw',
} as const

/** What stands in the tab To Do (EV-TODO-11, EV-TODO-12). */
export const todoWords = {
  statuses: {
    niet_gestart: 'Niet gestart',
    bezig: 'Bezig',
    uitgesteld: 'Uitgesteld',
    voltooid: 'Voltooid',
  } satisfies Record<TodoStatus, string>,
  priorities: { urgent: 'Urgent', hoog: 'Hoog', normaal: 'Normaal', laag: 'Laag' } satisfies Record<
    TodoPriority,
    string
  >,
  unassigned: 'Niet toegewezen',
  overdue: 'Verlopen',
} as const

/** What stands in the tab Programma (EV-PROG-07, EV-PROG-08). */
export const programmeWords = {
  overlaps: 'Overlapt',
  outside: 'Buiten de eventtijd',
  outsideText: 'Dit valt buiten de tijd van het event. Je kunt het wel opslaan.',
  noLocation: 'Geen locatie',
} as const

/** What stands in the tab Locaties (EV-LOC-03, EV-LOC-10). */
export const locationWords = {
  types: { binnen: 'Binnen', buiten: 'Buiten', overdekt: 'Overdekt' } satisfies Record<LocationType, string>,
  accessibility: { ov: 'OV', auto: 'Auto' },
  facilities: { wc: 'WC', douche: 'Douche', slaapplek: 'Slaapplek' },
  technicalFacilities: {
    stopcontacten: 'Stopcontacten',
    scherm: 'Scherm',
    geluid: 'Geluid',
    verlichting: 'Verlichting',
    wifi: 'Wifi',
  },
  backstage: 'Backstage',
  tooSmall: (most: number, together: number) =>
    `Het maximum van ${wholeNumber(most)} deelnemers is meer dan de ${wholeNumber(together)} plekken in deze ruimtes samen, backstage niet meegeteld. Aanmelden gaat gewoon door tot ${wholeNumber(most)}.`,
} as const

/** The messages of the tab Partnerships (EV-PARTNER-04..06, EV-MSG-09). */
export const partnerMessages = {
  made: 'Partner aangemaakt',
  saved: 'Partner bijgewerkt',
  failed: { title: 'Opslaan mislukt', text: 'Controleer de gegevens en probeer opnieuw.' },
  changed: {
    title: 'Opslaan mislukt',
    text: 'Iemand anders wijzigde deze partner intussen. De nieuwere gegevens staan erbij.',
  },
} as const

/** What does not fit together (EV-MORE-01..05). */
export const clashWords = {
  title: 'Botsingen',
  none: 'Alles past bij elkaar.',
  person: (name: string, one: string, other: string) => `${name} heeft twee briefings tegelijk: ${one} en ${other}.`,
  elsewhere: (name: string, role: string, event: string) => `${name} is dan ook ${role} bij ${event}.`,
  place: (place: string, one: string, other: string) =>
    `${place} heeft twee activiteiten tegelijk: ${one} en ${other}.`,
  crowded: (activity: string, people: number, place: string, capacity: number) =>
    `${activity} heeft ${wholeNumber(people)} mensen, in ${place} passen er ${wholeNumber(capacity)}.`,
  outside: (name: string) => `De briefing van ${name} valt buiten het programma.`,
} as const
