import { holds } from '@bewezen/domain/access/capabilities.ts'
import { time } from '@bewezen/domain/base/dates.ts'
import { columnWords as words } from '@bewezen/domain/events/detailWords.ts'
import { enrolButton } from '@bewezen/domain/events/enrolButton.ts'
import { ownMoment } from '@bewezen/domain/events/ownMoment.ts'
import type { EventDetail, EventViewer } from '@bewezen/domain/events/reading.ts'
import { useLoaderData } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CalendarLinks } from './CalendarLinks.tsx'
import { columnHeights } from './columnHeights.ts'
import { EventArt, isSkyAlone } from './EventArt.tsx'
import { EventFacts } from './EventFacts.tsx'
import { EventTools } from './EventTools.tsx'
import { EnrolPanel } from './enrol/EnrolPanel.tsx'
import { GoodToKnow } from './GoodToKnow.tsx'
import { InTheDay } from './InTheDay.tsx'
import type { LoadedCalendar } from './loadEvents.ts'
import { OtherDates } from './OtherDates.tsx'
import { OwnMoment } from './OwnMoment.tsx'
import { otherEvents } from './otherEvents.ts'
import { Participants } from './Participants.tsx'
import { Bring, Travel } from './Practical.tsx'
import { placing } from './placing.ts'
import { buttonParts, isOff, type Shown } from './shown.ts'
import { Timeline } from './Timeline.tsx'

type Props = {
  shown: Shown
  detail: EventDetail
  viewer: EventViewer | null
  now: string
  answered: string
  onGone: () => void
}

/** An event in two columns: what it is, and what one can do with it; on phones they are one (EV-MORE-142). */
export function Columns({ shown, detail, viewer, now, answered, onGone }: Props) {
  const box = useFromTheTop()
  const { calendar }: LoadedCalendar = useLoaderData({ from: '/events' })
  const { event, date } = shown
  const isStaff = viewer !== null && holds(viewer.role, 'editEvents')
  const parts = buttonParts(shown)
  const moment = ownMoment(viewer, parts.event, parts.date, parts.own, now)
  // A member whose moment is to come sees it counted down beside the button.
  const isTold = moment !== null && !isStaff && (moment.state !== 'later' || viewer === null)
  const others = isStaff ? [] : otherEvents(calendar.events, shown, viewer, now)
  // Chosen once: what happens while it is open leaves every block in its column (EV-MORE-152).
  const [placed] = useState(() => {
    const button = enrolButton(viewer, parts.event, parts.date, parts.own, answered)
    return placing(columnHeights({ shown, detail, viewer, now: answered, button, others, isTold }))
  })
  const on = (side: 'left' | 'right', before: ReactNode = null) => (
    <>
      {placed.travel === side && <Travel text={detail.travel} />}
      {placed.good === side && <GoodToKnow shown={shown} now={now} />}
      {placed.participants === side && detail.participants && <Participants of={detail.participants} />}
      {placed.bring === side && <Bring text={detail.bring} />}
      {before}
      {placed.calendar === side && !isOff(shown) && <CalendarLinks detail={detail} shown={shown} />}
    </>
  )
  return (
    // On phones the parts of the panel stand in one column with the facts, so that its button can stay in view beside them.
    <div
      ref={box}
      className="flex flex-col gap-6 lg:-mx-[26px] lg:-mb-6 lg:grid lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] lg:gap-0 lg:border-t lg:border-line"
    >
      <div className="max-lg:contents">
        <div className="relative h-36 flex-none max-lg:-mx-5 overflow-clip bg-surface-3 lg:h-56">
          <EventArt it={shown} eager />
          {isSkyAlone(event) && (
            <p className="absolute bottom-3.5 left-5 rounded-[8px] bg-surface px-2.5 py-[5px] text-fs-13 font-semibold lg:left-[26px]">
              {words.sky(time(date.startAt, event.zone))}
            </p>
          )}
        </div>
        <div className="grid content-start gap-6 lg:px-[26px] lg:pt-6 lg:pb-8">
          <EventFacts shown={shown} detail={detail} viewer={viewer} now={now} />
          <InTheDay shown={shown} />
          {on('left')}
        </div>
      </div>
      <div className="max-lg:contents lg:grid lg:content-start lg:gap-7 lg:border-l lg:border-line lg:bg-bg lg:px-[26px] lg:pt-6 lg:pb-8">
        {isStaff && (
          <Boxed title={words.manage}>
            <div className="flex flex-wrap items-center gap-2">
              <EventTools event={detail} date={date} viewer={viewer} now={now} onGone={onGone} />
            </div>
          </Boxed>
        )}
        {isTold && <OwnMoment of={moment} viewer={viewer} zone={event.zone} />}
        <EnrolPanel shown={shown} detail={detail} viewer={viewer} now={now} answered={answered} />
        {isStaff && <Timeline event={event} viewer={viewer} now={now} />}
        {on('right', <OtherDates others={others} isLate={moment?.state === 'late'} />)}
      </div>
    </div>
  )
}

const Boxed = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="lg:rounded-l lg:border lg:border-line lg:bg-surface lg:p-5">
    <h3 className="heading mb-3 text-fs-21">{title}</h3>
    {children}
  </section>
)

/** Another event in place of the one that was open is read from its title. */
function useFromTheTop() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const scroller = box.current?.parentElement
    if (!scroller || scroller.scrollTop === 0) return
    scroller.scrollTop = 0
    scroller.closest('[role=dialog]')?.querySelector('h2')?.focus()
  }, [])
  return box
}
