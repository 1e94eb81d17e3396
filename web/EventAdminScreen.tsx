import { useParams } from '@tanstack/react-router'
import { onNeed } from './base/parts/onNeed.tsx'
import { EventAdminScreen as Frame } from './events/admin/EventAdminScreen.tsx'
import { production } from './production/index.ts'

const CallSheetScreen = onNeed(() => import('./production/callSheets/CallSheetScreen.tsx'), 'CallSheetScreen')

/**
 * `/events/admin`: the frame of the room `events`, with the tabs of the room `production` in it. The call sheets of an
 * event come through the same name, since each name of a screen counts in the first page of all.
 */
export function EventAdminScreen() {
  const { eventSlug: eventId } = useParams({ strict: false })
  return eventId ? <CallSheetScreen eventId={eventId} /> : <Frame production={production} />
}
