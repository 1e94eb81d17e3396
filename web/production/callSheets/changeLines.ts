import { time } from '@bewezen/domain/base/dates.ts'
import type { Change, Sheet } from '@bewezen/domain/production/callSheet.ts'
import { callSheetWords as words } from '@bewezen/domain/production/callSheetWords.ts'

type Line = { key: string; text: string; was: string | null }

/** What of a sheet was changed since its last mail, a sentence each; `was` is read behind it, crossed out (EV-MORE-44). */
export function changeLines(sheet: Sheet, zone: string): Line[] {
  const of = (id: string, name: string, startAt: string | null, change: Change | null): Line[] => {
    if (change === null) return []
    if (change.how === 'new') return [{ key: id, text: words.isNew(name), was: null }]
    if (change.wasStartAt !== null && startAt !== null)
      return [{ key: id, text: words.moved(name, time(startAt, zone)), was: words.was(time(change.wasStartAt, zone)) }]
    return [{ key: id, text: words.isChanged(name), was: null }]
  }
  return [
    ...(sheet.isVenueChanged ? [{ key: 'venue', text: words.venueChanged, was: null }] : []),
    ...sheet.briefings.flatMap(({ id, role, startAt, change }) => of(id, role, startAt, change)),
    ...sheet.activities.flatMap(({ id, name, startAt, change }) => of(id, name, startAt, change)),
    ...sheet.contacts.flatMap(({ id, name, change }) => of(id, words.contactOf(name), null, change)),
    ...sheet.gone.map(({ kind, name }, at) => ({ key: `gone ${at}`, text: words.goneOf[kind](name), was: null })),
  ]
}
