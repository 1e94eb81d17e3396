import { stepMonth, type Window, windowFor, yearRange } from '@bewezen/domain/events/month.ts'
import { openingMonth } from '@bewezen/domain/events/openingMonth.ts'
import { calendarWords } from '@bewezen/domain/events/words.ts'
import { useQueries as useReads } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../base/api/api.ts'
import { useQueries } from '../base/api/queries.ts'
import { useRead } from '../base/api/useRead.ts'
import { tellError } from '../base/parts/toast.ts'
import { freshness } from './freshness.ts'
import type { LoadedCalendar } from './loadEvents.ts'
import { type About, isOff, type Shown, shownDates } from './shown.ts'
import { useServerNow } from './useServerNow.ts'

/** The events around the month on screen: what the page came with, and every month beyond it that somebody steps to (EV-CAL-28, EV-CAL-37). */
export function useCalendar(first: LoadedCalendar) {
  const [windows, setWindows] = useState<Window[]>([first.window])
  const [month, setMonth] = useState(() => openingMonth(shownDates([first.calendar.events]).map(seen), first.span.now))
  // What an admin switched off stays where it stood until the page is loaded again (EV-VIS-18).
  const [hidden, setHidden] = useState<readonly Shown[]>([])
  const cache = useQueries()
  const reads = useReads(
    {
      queries: windows.map((window, at) => ({
        ...api.events.calendar.queryOptions({ input: window }),
        ...(at === 0 ? { initialData: first.calendar } : {}),
        ...freshness,
      })),
    },
    cache,
  )
  const span = useRead(api.events.span, {}, { initialData: first.span, ...freshness })
  const newest = reads.findLast((read) => read.data)?.data ?? first.calendar
  const now = useServerNow(span.data?.now ?? first.span.now)
  const shown = withHidden(shownDates(reads.map((read) => read.data?.events)), hidden)
  const years = yearRange(span.data?.span ?? null, now)

  const failed = reads.some((read) => read.isError)
  useEffect(() => {
    if (failed) tellError(calendarWords.failed.title, calendarWords.failed.text)
  }, [failed])

  const go = (next: string | null) => {
    if (next === null) return
    setMonth(next)
    const window = windowFor(next, windows)
    if (window) setWindows([...windows, window])
  }
  return {
    month,
    years,
    shown,
    now,
    viewer: newest.viewer,
    isLoading: reads.some((read) => read.isPending),
    isFailed:
      failed &&
      windowFor(
        month,
        windows.filter((_, at) => reads[at]?.data),
      ) !== null,
    retry: () => reads.forEach((read) => void (read.isError && read.refetch())),
    go,
    /** An event was switched live or offline here. */
    switched(event: About, isLive: boolean) {
      const others = hidden.filter((one) => one.event.id !== event.id)
      const own = shown.filter((one) => one.event.id === event.id)
      setHidden(isLive ? others : [...others, ...own.map((one) => ({ ...one, event: { ...one.event, isLive } }))])
    },
    /** An event that was deleted here is gone at once. */
    removed: (event: About) => setHidden(hidden.filter((one) => one.event.id !== event.id)),
    previous: stepMonth(month, -1, years),
    next: stepMonth(month, 1, years),
  }
}

const seen = (it: Shown) => ({ ...it.date, zone: it.event.zone, isCancelled: isOff(it) })

function withHidden(listed: readonly Shown[], hidden: readonly Shown[]): Shown[] {
  const known = new Set(hidden.map(({ date }) => date.id))
  return [...listed.filter(({ date }) => !known.has(date.id)), ...hidden]
}

export type Calendar = ReturnType<typeof useCalendar>
