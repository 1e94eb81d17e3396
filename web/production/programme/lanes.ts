import { houseZone, wallClock } from '@bewezen/domain/base/dates.ts'
import { toMs } from '@bewezen/domain/base/moment.ts'
import type { Activity } from '@bewezen/domain/production/programme.ts'
import { dayLineAt } from '../../base/document/sun.ts'
import type { Daylight } from '../../base/parts/daylight.ts'

const [hourMs, dayMinutes] = [3_600_000, 1440]

export type Bar = { id: string; name: string; left: number; width: number; line: number; isDouble: boolean }
export type Lane = { id: string; name: string | null; lines: number; bars: Bar[] }

type Span = { startAt: string; endAt: string }

/**
 * A day of the programme as a drawing: the hours that it spans, and per location the activities from left to right, each
 * on a line where it overlaps none (EV-MORE-83); while there are none, the hours of the event (EV-MORE-101).
 */
export function lanesOf(activities: readonly Activity[], event?: Span): { from: number; hours: number; lanes: Lane[] } {
  const spans: readonly Span[] = activities.length === 0 && event ? [event] : activities
  if (spans.length === 0) return { from: 0, hours: 0, lanes: [] }
  const from = Math.floor(Math.min(...spans.map(({ startAt }) => toMs(startAt))) / hourMs) * hourMs
  const until = Math.ceil(Math.max(...spans.map(({ endAt }) => toMs(endAt))) / hourMs) * hourMs
  const lanes = new Map<string, Lane & { free: number[] }>()
  for (const it of activities.toSorted((a, b) => toMs(a.startAt) - toMs(b.startAt))) {
    const id = it.location?.id ?? ''
    const lane = lanes.get(id) ?? { id, name: it.location?.name ?? null, lines: 0, bars: [], free: [] }
    lanes.set(id, lane)
    const [start, end] = [toMs(it.startAt), toMs(it.endAt)]
    const fits = lane.free.findIndex((free) => free <= start)
    const line = fits === -1 ? lane.free.length : fits
    lane.free[line] = end
    lane.lines = lane.free.length
    const share = (moment: number) => ((moment - from) * 100) / (until - from)
    const isDouble = id !== '' && lane.bars.some((bar) => bar.left < share(end) && share(start) < bar.left + bar.width)
    if (isDouble)
      for (const bar of lane.bars) bar.isDouble ||= bar.left < share(end) && share(start) < bar.left + bar.width
    lane.bars.push({
      id: it.id,
      name: it.activityName,
      left: share(start),
      width: share(end) - share(start),
      line,
      isDouble,
    })
  }
  const named = [...lanes.values()].toSorted((a, b) => Number(a.name === null) - Number(b.name === null))
  return { from, hours: (until - from) / hourMs, lanes: named.map(({ free: _, ...lane }) => lane) }
}

/** The light over a drawing of some hours: the day itself, from which minute of it the drawing begins and how many it spans, and where in it the sun rises or sets, in percent; null away from where the sun of the day line is. */
export function lightOver(
  { from, hours }: { from: number; hours: number },
  zone: string,
): { day: Daylight; start: number; minutes: number; suns: number[] } | null {
  if (zone !== houseZone) return null
  const { hour, minute } = wallClock(from, zone)
  const [start, minutes] = [hour * 60 + minute, hours * 60]
  const day = dayLineAt(new Date(from))
  const suns = [day.sunrise, day.sunset, day.sunrise + dayMinutes]
    .map((at) => ((at - start) * 100) / minutes)
    .filter((at) => at >= 0 && at <= 100)
  return { day, start, minutes, suns }
}
