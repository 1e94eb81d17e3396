import { useLocation, useParams } from '@tanstack/react-router'
import { onNeed } from './base/parts/onNeed.tsx'
import { EventAdminScreen as Frame } from './events/admin/EventAdminScreen.tsx'
import { production } from './production/index.ts'

const DayScreen = onNeed(() => import('./production/day/DayScreen.tsx'), 'DayScreen')
const CallSheetScreen = onNeed(() => import('./production/callSheets/CallSheetScreen.tsx'), 'CallSheetScreen')

/**
 * `/events/admin`: the frame of the room `events`, with the tabs of the room `production` in it. The call sheets of an
 * event and its day come through the same name, since each name of a screen counts in the first page of all.
 */
export function EventAdminScreen() {
  const { eventSlug: eventId } = useParams({ strict: false })
  const isDay = useLocation({ select: ({ pathname }) => pathname.endsWith('/dag') })
  if (!eventId) return <Frame production={production} />
  return isDay ? <DayScreen eventId={eventId} /> : <CallSheetScreen eventId={eventId} />
}
