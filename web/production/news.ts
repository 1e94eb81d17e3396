import type { RecordKind } from '@bewezen/domain/production/kinds.ts'
import { queries } from '../base/api/queries.ts'
import { type News, renew } from '../base/live/news.ts'

/** The lists in which a kind of record stands: an activity names its location. */
const listsOf: Record<RecordKind, readonly string[]> = {
  cost: ['costs'],
  todo: ['todos'],
  briefing: ['briefings'],
  activity: ['programme'],
  location: ['locations', 'programme'],
  code: ['codes'],
  budget: ['budget'],
}

const onSheets: readonly RecordKind[] = ['briefing', 'activity', 'location']
const isOnSheets = (kind: RecordKind): boolean => onSheets.includes(kind)
/** Presses of others come one by one; what this phone made and is not stored yet is shown in it again. */
const renewDay = () => {
  renew('production', 'day')()
  renew('production', 'kitchen')()
}
const renewSheets = () => {
  renew('production', 'day')()
  renew('production', 'callSheets')()
  renew('production', 'callSheet')()
}

/** What production does with facts: a list that changed is read anew, and so is what is said of other events in it (EV-MORE-08). */
export const productionNews = {
  'production.changed': ({ what }) => {
    for (const list of listsOf[what]) renew('production', list)()
    if (what === 'cost') renew('events', 'figures')()
    if (what === 'cost' || what === 'budget') renew('events', 'result')()
    if (isOnSheets(what)) renewSheets()
  },
  'callSheet.sent': () => renewSheets(),
  'todoLists.changed': renew('production', 'todoLists'),
  // How often a code is used is told by the places that stand, and so is who may come in.
  'seats.changed': () => {
    renew('production', 'codes')()
    renewDay()
  },
  'day.changed': renewDay,
  // A day that is kept for later is asked again too, so that it goes with the right (EV-MORE-53).
  'helper.set': () => {
    void queries().invalidateQueries({ queryKey: [['production', 'day']], refetchType: 'all' })
    renew('production', 'helpers')()
  },
  'partners.changed': renew('production', 'partners'),
  // Briefings tell where their people are needed at other events.
  'event.saved': () => {
    renew('production', 'briefings')()
    renewSheets()
  },
  'event.moved': () => {
    renew('production', 'briefings')()
    renewSheets()
  },
  'event.removed': renew('production', 'briefings'),
  'event.calledOff': renew('production', 'briefings'),
} satisfies News
