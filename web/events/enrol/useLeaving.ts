import { cancelledText } from '@bewezen/domain/events/cancelling.ts'
import { cancelRefused, cancelWords } from '@bewezen/domain/events/cancelWords.ts'
import { undoMs } from '@bewezen/domain/events/enrolment.ts'
import { detailWords as words } from '@bewezen/domain/events/pageWords.ts'
import { api } from '../../base/api/api.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useChange } from '../../base/api/useChange.ts'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'
import type { Shown } from '../shown.ts'
import { tellEventsUpdated } from '../updated.ts'

/** Gives up one's own place: a seat, a hold, or a place in the line (EV-CANCEL-01, EV-CANCEL-09, EV-CANCEL-10, EV-CALL-46). */
export function useLeaving({ event, date }: Shown) {
  const onError = (error: unknown) => {
    const { title, text } = cancelRefused(refusalOf(error)?.code ?? '')
    tellError(title, text)
    tellEventsUpdated()
  }
  const cancel = useChange(api.events.cancel, { onError })
  const undo = useChange(api.events.undoCancel, {
    onError,
    onSuccess: () => {
      tellSuccess(words.undone.title, words.undone.text)
      tellEventsUpdated()
    },
  })
  const enrollmentId = date.own?.id
  return {
    isBusy: cancel.isPending,
    /** `quotedCents` is what was shown to come back; the toast offers to take it back as long as the seat is kept (EV-CANCEL-03). */
    cancel(quotedCents: number | null) {
      if (!enrollmentId) return
      cancel.mutate(
        { enrollmentId, quotedCents },
        {
          onSuccess: ({ refund, refund_amount_cents: refundCents, keptUntil }) => {
            const takeBack = { label: cancelWords.undo, lasts: undoMs, onPress: () => undo.mutate({ enrollmentId }) }
            const text = cancelledText({ refund, refundCents }, event.currency)
            tellSuccess(cancelWords.done.title, text, keptUntil ? takeBack : undefined)
            tellEventsUpdated()
          },
        },
      )
    },
    giveUp: () => enrollmentId && cancel.mutate({ enrollmentId }, { onSuccess: () => told(words.givenUp) }),
    leaveLine: () => enrollmentId && cancel.mutate({ enrollmentId }, { onSuccess: () => told(words.leftLine) }),
  }
}

function told({ title, text }: { title: string; text: string }): void {
  tellSuccess(title, text)
  tellEventsUpdated()
}
