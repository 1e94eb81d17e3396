import type { Mutant } from '../mutant.ts'

const [rules, screens, news] = [
  'web/production/rules.test.ts',
  'web/production/screens.test.tsx',
  'web/production/news.test.ts',
]

/** The tabs of an event's dashboard: what is added up, what is said of a clash, of a failed load and of a newer value, and what is read anew. */
export const productionScreens: readonly Mutant[] = [
  {
    name: 'what waits for an approval counts as approved',
    file: 'web/production/costs/totals.ts',
    replace: ['approved: of(costs.filter(({ approvedAt }) => approvedAt !== null)),', 'approved: of(costs),'],
    noticedBy: [rules],
    ids: ['EV-MORE-85'],
  },
  {
    name: 'what is ordered counts as not ordered yet',
    file: 'web/production/costs/totals.ts',
    replace: ['!isOrdered', 'isOrdered'],
    noticedBy: [rules],
    ids: ['EV-MORE-85'],
  },
  {
    name: 'an approved cost offers its approval again',
    file: 'web/production/costs/Approval.tsx',
    replace: ['if (cost.approvedAt !== null)', 'if (cost.approver !== null && cost.isOrdered === false)'],
    noticedBy: [screens],
    ids: ['EV-COST-04'],
  },
  {
    name: 'the tab that failed says it twice',
    file: 'web/production/Loads.tsx',
    replace: ['isError && of !== tab', 'isError'],
    noticedBy: [screens],
    ids: ['EV-ADMIN-22'],
  },
  {
    name: 'clashes are told while a list of them did not come',
    file: 'web/production/useClashes.ts',
    replace: ['isKnown: told.isSuccess && programme.isSuccess', 'isKnown: true'],
    noticedBy: [screens],
    ids: ['EV-ADMIN-16'],
  },
  {
    name: 'a finished task counts as open',
    file: 'web/production/useCounts.ts',
    replace: ["status !== 'voltooid'", "status !== 'bezig'"],
    noticedBy: [screens],
    ids: ['EV-MORE-84'],
  },
  {
    name: 'the figures stay as they were after a cost',
    file: 'web/production/news.ts',
    replace: ["if (what === 'cost') renew('events', 'figures')()", ''],
    noticedBy: [news],
    ids: ['EV-MORE-08'],
  },
  {
    name: 'the programme keeps the old name of a location',
    file: 'web/production/news.ts',
    replace: ["location: ['locations', 'programme']", "location: ['locations']"],
    noticedBy: [news],
    ids: ['EV-MORE-08'],
  },
  {
    name: 'what nobody changed is told as changed',
    file: 'web/base/editing/rowsChanged.ts',
    replace: ['was === now', 'was !== now'],
    noticedBy: [rules],
    ids: ['EV-MORE-06'],
  },
  {
    name: 'two activities without a place clash',
    file: 'web/production/programme/lanes.ts',
    replace: ["id !== '' && ", ''],
    noticedBy: [rules],
    ids: ['EV-MORE-83'],
  },
  {
    name: 'what overlaps is drawn over one another',
    file: 'web/production/programme/lanes.ts',
    replace: ['free <= start', 'free >= start'],
    noticedBy: [rules],
    ids: ['EV-MORE-83'],
  },
  {
    name: 'times of a clash are those of another clock',
    file: 'web/production/clashText.ts',
    replace: ['time(at.endAt, zone)', 'time(at.endAt, "UTC")'],
    noticedBy: [rules],
    ids: ['EV-MORE-80'],
  },
  {
    name: 'a newer partner is told field by field of another',
    file: 'web/base/editing/rowsChanged.ts',
    replace: ['name === label', 'name !== label'],
    noticedBy: [rules],
    ids: ['EV-MORE-104'],
  },
  {
    name: 'an event without a programme has no drawing',
    file: 'web/production/programme/lanes.ts',
    replace: ['activities.length === 0 && event ? [event] : activities', 'activities'],
    noticedBy: [rules],
    ids: ['EV-MORE-101'],
  },
  {
    name: 'the light of here lies over an event elsewhere',
    file: 'web/production/programme/lanes.ts',
    replace: ['if (zone !== houseZone) return null', ''],
    noticedBy: [rules],
    ids: ['EV-MORE-101'],
  },
  {
    name: 'one may still enrol on a date that closed',
    file: 'web/events/admin/overzicht/Fill.tsx',
    replace: ['toMs(now) < toMs(only.closesAt)', 'true'],
    noticedBy: ['web/events/admin/desk.test.tsx'],
    ids: ['EV-MORE-102'],
  },
]
