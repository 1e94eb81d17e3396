import { closeOverlay, useOverlay } from '../base/document/overlay.ts'
import { onNeed } from '../base/parts/onNeed.tsx'

const EventFormDialog = onNeed(() => import('./form/EventFormDialog.tsx'), 'EventFormDialog')

/** The form of an event, over every page; its code comes when it is opened. */
export function EventFormOverlay() {
  const overlay = useOverlay()
  if (overlay === null || typeof overlay === 'string' || !('eventForm' in overlay)) return null
  return <EventFormDialog shown={overlay.eventForm} onClose={closeOverlay} />
}
