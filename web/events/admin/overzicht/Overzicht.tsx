import { deskWords as words } from '@bewezen/domain/events/deskWords.ts'
import type { ReactNode } from 'react'
import { api } from '../../../base/api/api.ts'
import { useRead } from '../../../base/api/useRead.ts'
import { Button } from '../../../base/parts/Button.tsx'
import type { About } from '../about.ts'
import { fresh } from '../caching.ts'
import { EnrolmentChart } from './EnrolmentChart.tsx'
import { Figures } from './Figures.tsx'
import { Fill } from './Fill.tsx'
import { Waiting } from './Waiting.tsx'

/** The figures of an event, how enrolment went, and how full it is (EV-FIN-01). */
export function Overzicht({ event, date, now, children }: About & { children?: ReactNode }) {
  const asked = { eventId: event.id, dateId: date?.id ?? null }
  const { data, isError, refetch } = useRead(api.events.figures, asked, fresh.counts)
  if (!data && !isError) return <Waiting />
  const { finance, days, tiers } = data ?? { finance: null, days: [], tiers: [] }
  return (
    <div className="grid gap-5">
      {isError && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-[15px]">
          {words.partly}
          <Button look="line" size="s" onClick={() => void refetch()}>
            {words.retry}
          </Button>
        </p>
      )}
      {finance && <Figures finance={finance} event={event} count={days.reduce((sum, { count }) => sum + count, 0)} />}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <EnrolmentChart days={days} />
        <Fill event={event} dates={date ? [date] : event.dates} tiers={tiers} now={now} />
      </div>
      {children}
    </div>
  )
}
