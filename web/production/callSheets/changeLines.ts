import { dayOf, shortDayTime, time } from '@bewezen/domain/base/dates.ts'
import type { Change, LineKind, Sheet } from '@bewezen/domain/production/callSheet.ts'
import { callSheetWords as words } from '@bewezen/domain/production/callSheetWords.ts'

type Line = { key: string; text: string; was: string | null }
type Marked = { id: string; name: string; startAt: string | null; endAt: string | null; change: Change | null }

/** What of a sheet was changed since its last mail, a sentence each; `was` is read behind it, crossed out (EV-MORE-44). */
export function changeLines(sheet: Sheet, zone: string): Line[] {
  const timeless = { startAt: null, endAt: null }
  const of = (kind: LineKind) => (line: Marked) => linesOf(kind, line, zone)
  return [
    ...(sheet.isVenueChanged ? [{ key: 'venue', text: words.venueChanged, was: null }] : []),
    ...sheet.briefings.map((line) => ({ ...line, name: line.role })).flatMap(of('briefing')),
    ...sheet.activities.flatMap(of('activity')),
    ...sheet.contacts.map((line) => ({ ...line, ...timeless })).flatMap(of('contact')),
    ...sheet.gone.map(({ kind, name }, at) => ({ key: `gone ${at}`, text: words.goneOf[kind](name), was: null })),
  ]
}

/** A line that was moved and says something else too is told as both. */
function linesOf(kind: LineKind, { id, name, startAt, endAt, change }: Marked, zone: string): Line[] {
  if (change === null) return []
  if (change.how === 'new')
    return [{ key: id, text: words.isNew(kind === 'contact' ? words.contactOf(name) : name), was: null }]
  const said = (now: string | null, before: string | null, tell: (name: string, now: string | null) => string) => {
    const isOtherDay = now !== null && before !== null && dayOf(now, zone) !== dayOf(before, zone)
    const moment = (at: string) => (isOtherDay ? shortDayTime(at, zone) : time(at, zone))
    return {
      text: tell(name, now && (isOtherDay ? words.onDay(moment(now)) : words.atTime(moment(now)))),
      was: words.was(before && moment(before)),
    }
  }
  const tell = {
    name: () => ({ text: words.renamed(name), was: words.was(change.wasName) }),
    start: () => said(startAt, change.wasStartAt, words.starts),
    end: () => said(endAt, change.wasEndAt, words.ends),
    rest: () => ({ text: words.changedRest[kind](name), was: null }),
  }
  return change.what.map((part) => ({ key: `${id} ${part}`, ...tell[part]() }))
}
