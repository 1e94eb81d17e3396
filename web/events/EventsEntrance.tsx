import { noncePlaceholder } from '@bewezen/domain/base/renderer.ts'
import { eventZones } from '@bewezen/domain/events/zones.ts'
import { Outlet, useChildMatches, useLoaderData, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Waiting } from '../base/document/Waiting.tsx'
import { later, wakeParts } from '../base/hydration/later.tsx'
import { useTakenOver } from '../base/hydration/takenOver.ts'
import { EventFailed, EventMissing, EventsFailed } from './eventStates.tsx'
import type { LoadedEvent } from './loadEvents.ts'
import { markClocks } from './otherClocks.ts'
import { applyView } from './viewChoice.ts'

export { loadCalendar, loadEvent } from './loadEvents.ts'

// One file: the names of all files stand in the first one that every visitor loads.
const load = () => import('./EventsScreen.tsx')
const EventsScreen = later(load, 'EventsScreen')
const EventDialog = later(load, 'EventDialog')

const chooses = {
  __html: import.meta.env.SSR ? `(${applyView})();(${markClocks})(${JSON.stringify(eventZones)})` : '',
}
const nonce = import.meta.env.SSR ? noncePlaceholder : undefined

/** The calendar, and over it the event that the address names; their code comes when somebody begins to use them. */
export const EventsEntrance = ({ error }: { error?: unknown }) =>
  error === undefined ? <Calendar /> : <EventsFailed />

/** The calendar while it is fetched (EV-CAL-34). */
export const EventsWaiting = () => <Waiting shape="calendar" />

function Calendar() {
  const { payment } = useSearch({ strict: false }) as { payment?: string }
  const isDrawn = useTakenOver()
  const isBelow = useChildMatches({
    select: ([child]) => Boolean((child?.loaderData as LoadedEvent | undefined)?.look),
  })
  // Whoever returns from paying is told at once (EV-PAY-14).
  useEffect(() => {
    if (payment !== undefined) wakeParts()
  }, [payment])
  return (
    <>
      {/* Only as the server drew it: a browser refuses to make a script of text (SEC-ACC-22). */}
      {isDrawn && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of ours, run before the first paint
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={chooses} />
      )}
      {/* Also while the dialog over it is the server's, which holds nobody in by itself. */}
      <div className="contents" inert={isBelow}>
        <EventsScreen />
      </div>
      <Outlet />
    </>
  )
}

/** The event that the address names, over the calendar; where it is not there, or could not be read, the calendar stays. */
export function EventEntrance() {
  const loaded: LoadedEvent | undefined = useLoaderData({ strict: false })
  if (loaded?.look) return <EventDialog />
  return loaded ? <EventFailed /> : <EventMissing />
}
