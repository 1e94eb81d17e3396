import { CancelEvent } from './CancelEvent.tsx'
import { DeleteEvent } from './DeleteEvent.tsx'

type Props = {
  event: { id: string; title: string; isRecurring: boolean }
  date: { id: string; taken: number; isCancelled: boolean }
  /** Whether the viewer may cancel dates, which gives money back. */
  mayCancel: boolean
  /** It is gone. */
  onGone: () => void
}

/** Ends what stands on screen: an event as a whole, or a single date of a series, which is cancelled when people are on it (EV-RECUR-06, EV-RECUR-20, EV-RECUR-21). */
export function EndDate({ event, date, mayCancel, onGone }: Props) {
  if (!event.isRecurring || date.id === event.id) return <DeleteEvent event={event} onDone={onGone} />
  if (date.isCancelled) return null
  if (date.taken > 0) return mayCancel && <CancelEvent event={event} occurrenceId={date.id} />
  return <DeleteEvent event={event} occurrenceId={date.id} onDone={onGone} />
}
