import { holds } from '@bewezen/domain/access/capabilities.ts'
import { cardOrder } from '@bewezen/domain/events/cardOrder.ts'
import { foldSeries } from '@bewezen/domain/events/foldSeries.ts'
import { pageWords as words } from '@bewezen/domain/events/pageWords.ts'
import { calendarWords } from '@bewezen/domain/events/words.ts'
import { useState } from 'react'
import { Button } from '../base/parts/Button.tsx'
import { Chip } from '../base/parts/Chip.tsx'
import { classes } from '../base/parts/classes.ts'
import { EmptyState } from '../base/parts/EmptyState.tsx'
import { LoadFailed } from '../base/parts/LoadFailed.tsx'
import { Skeleton } from '../base/parts/Skeleton.tsx'
import { EventCard } from './EventCard.tsx'
import { EventTools } from './EventTools.tsx'
import type { Shown } from './shown.ts'
import type { Calendar } from './useCalendar.ts'
import { useCalendarAddress } from './useCalendarAddress.ts'
import { type Described, useDescriptions } from './useDescriptions.ts'
import { notInMonth } from './viewChoice.ts'

/** How many cards a page of them shows, and how many stand below the month. */
const [perPage, belowMonth] = [12, 6]
const kinds = ['', 'fysiek', 'digitaal'] as const

/** The cards: what is to come, and below it what is over (EV-CAL-01, EV-CARD-16). */
export function EventCards({ calendar, first }: { calendar: Calendar; first: readonly Described[] }) {
  const [asked, setKind] = useCalendarAddress('soort')
  const kind = kinds.find((known) => known === asked) ?? ''
  const [pages, setPages] = useState(1)
  const { now, viewer } = calendar
  const chosen = calendar.shown.filter(({ event }) => kind === '' || event.type === kind)
  const { coming: all, past } = cardOrder(
    chosen.map((it) => ({ ...it, startAt: it.date.startAt, endAt: it.date.endAt })),
    now,
  )
  const coming = foldSeries(all)
  const most = pages * perPage
  const shownPast = past.slice(0, Math.max(0, most - coming.length))
  const visible = [...coming.slice(0, most), ...shownPast]
  const texts = useDescriptions(visible, first)
  const isEmpty = calendar.shown.length === 0
  const isEditor = viewer !== null && holds(viewer.role, 'editEvents')
  const card = (it: Shown & { later?: Shown[] }, at: number) => (
    <li key={it.date.id} className={classes('min-w-0', at >= belowMonth && notInMonth)}>
      <EventCard
        it={it}
        viewer={viewer}
        now={now}
        description={texts.get(it.event.id)}
        eager={at < 2}
        later={it.later}
        tools={
          isEditor && (
            <EventTools
              {...it}
              viewer={viewer}
              now={now}
              onLive={(isLive) => calendar.switched(it.event, isLive)}
              onGone={() => calendar.removed(it.event)}
            />
          )
        }
      />
    </li>
  )
  return (
    <section aria-labelledby="soon" className="mt-8 lg:mt-14">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <h2 id="soon" className="heading text-fs-26 lg:text-fs-34">
          {words.soon}
        </h2>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{words.filter}</legend>
          {kinds.map((one) => (
            <Chip key={one} chosen={kind === one} onChoose={() => setKind(one)}>
              {one === '' ? words.all : words.types[one]}
            </Chip>
          ))}
        </fieldset>
      </div>
      {coming.length > 0 ? (
        <ul className={grid}>{coming.slice(0, most).map(card)}</ul>
      ) : (
        <Nothing calendar={calendar} isEmpty={isEmpty} />
      )}
      {shownPast.length > 0 && (
        <div className={notInMonth}>
          <h2 className="heading mt-12 text-fs-26">{words.over}</h2>
          <ul className={grid}>{shownPast.map((it) => card(it, 0))}</ul>
        </div>
      )}
      {coming.length + past.length > most && (
        <div className={notInMonth}>
          <p className="mt-8 text-center">
            <Button look="line" onClick={() => setPages(pages + 1)}>
              {words.loadMore}
            </Button>
          </p>
        </div>
      )}
    </section>
  )
}

const grid = 'mt-5 grid gap-3.5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5'

/** In place of cards: on their way, failed, or none (EV-CAL-34). */
function Nothing({ calendar, isEmpty }: { calendar: Calendar; isEmpty: boolean }) {
  if (isEmpty && calendar.isLoading) return <Skeleton className="mt-5 h-80 w-full" />
  if (isEmpty && calendar.isFailed) return <LoadFailed title={calendarWords.failed.title} onRetry={calendar.retry} />
  return (
    <div className="mt-5">
      <EmptyState title={calendarWords.none} picture="walk" />
    </div>
  )
}
