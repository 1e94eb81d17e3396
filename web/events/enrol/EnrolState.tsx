import { asksFirst, quote, quoteText } from '@bewezen/domain/events/cancelling.ts'
import { cancelWords } from '@bewezen/domain/events/cancelWords.ts'
import { type EnrolButton, fullForVisitor } from '@bewezen/domain/events/enrolButton.ts'
import { isFree } from '@bewezen/domain/events/enrolling.ts'
import { detailWords as words } from '@bewezen/domain/events/pageWords.ts'
import { enrolButtonWords as labels } from '@bewezen/domain/events/words.ts'
import Check from 'lucide-react/icons/check'
import Lock from 'lucide-react/icons/lock'
import { useState } from 'react'
import { Button } from '../../base/parts/Button.tsx'
import { ConfirmDialog } from '../../base/parts/ConfirmDialog.tsx'
import { PathLink } from '../../base/parts/PathLink.tsx'
import { buttonParts, eventPath, type Shown } from '../shown.ts'
import { CodeField, OwnInvoice, Ticket } from './laterParts.ts'
import { useLeaving } from './useLeaving.ts'
import { usePaying } from './usePaying.ts'

type Props = { shown: Shown; button: EnrolButton; now: string; onEnrol: () => void }

/** The button by which one enrols, with what stands beside it; and by which one leaves again (EV-DETAIL-10..18, EV-DETAIL-23, EV-DETAIL-32, EV-PAY-12, EV-WAIT-07). */
export function EnrolState({ shown, button, now, onEnrol }: Props) {
  const [asks, setAsks] = useState<'cancel' | 'leaveLine' | null>(null)
  const { event, date } = shown
  const leaving = useLeaving(shown)
  const paying = usePaying(shown)
  const own = date.own
  const quoted = own && quote({ ...own, startAt: date.startAt }, now)
  const press = () => {
    if (button.state === 'open') onEnrol()
    else if (button.state === 'paying') paying.pay()
    else if (button.state === 'waiting') setAsks('leaveLine')
    else if (button.state === 'enrolled') {
      // What cost nothing is cancelled at once, and can be taken back (EV-CANCEL-03).
      if (own && asksFirst(own, isFree(event))) setAsks('cancel')
      else leaving.cancel(null)
    }
  }
  const textOf = () => {
    if (own?.isTransferred) return `. ${words.othersPaid}`
    return quoted && 'refund' in quoted ? `. ${quoteText(quoted, event.currency)}` : ''
  }
  const parts = buttonParts(shown)
  const full = button.state === 'signIn' && fullForVisitor(parts.event, parts.date, now)
  const isQuiet = button.state === 'enrolled' || button.state === 'waiting'
  return (
    <div className={bar} data-bar="">
      {button.state === 'paying' && own?.heldUntil && (
        <p className="rounded-m bg-surface-2 px-4 py-3 text-fs-14">{words.heldUntil(own.heldUntil, event.zone)}</p>
      )}
      {own?.status === 'offered' && button.state === 'paying' && <CodeField shown={shown} code={paying.code} />}
      {button.state === 'locked' && button.message && <p className="font-[650]">{button.message}</p>}
      {full && <p className="text-center font-[650]">{full}</p>}
      {button.state === 'enrolled' && event.type !== 'digitaal' && <Ticket dateId={date.id} />}
      <Button
        block
        size="l"
        look={isQuiet ? 'line' : 'sun'}
        icon={
          button.state === 'enrolled' ? <Check size={18} /> : button.state === 'locked' ? <Lock size={18} /> : undefined
        }
        disabled={button.disabled}
        busy={leaving.isBusy || paying.isBusy}
        onClick={press}
      >
        {button.label}
      </Button>
      {button.state === 'signIn' ? (
        <p className="text-center text-fs-14">
          {button.message}{' '}
          <PathLink to="/subscription" className="touch inline-block font-semibold underline underline-offset-3">
            {button.link}
          </PathLink>{' '}
          <PathLink
            to={`/auth?next=${encodeURIComponent(eventPath(shown))}`}
            className="touch ml-2 inline-block font-semibold underline underline-offset-3"
          >
            {labels.haveAccount}
          </PathLink>
        </p>
      ) : (
        button.message &&
        button.state !== 'locked' &&
        button.message !== button.label && <p className="text-center text-fs-14 text-ink-2">{button.message}</p>
      )}
      {button.state === 'enrolled' && !button.disabled && (
        // Nobody looks for the way out behind a button that says that one is in (EV-MORE-151).
        <p className="flex items-center justify-center gap-1.5 text-fs-14 text-ink-2">
          {labels.cannotCome}
          <button
            type="button"
            disabled={leaving.isBusy}
            onClick={press}
            className="min-h-11 font-semibold text-ink underline underline-offset-3"
          >
            {labels.leave}
          </button>
        </p>
      )}
      {button.state === 'full' && (
        <button type="button" onClick={onEnrol} className={quiet}>
          {button.link}
        </button>
      )}
      {own?.status === 'enrolled' && own.paidCents > 0 && event.currency === 'EUR' && (
        <OwnInvoice enrollmentId={own.id} />
      )}
      {button.state === 'paying' && (
        <button type="button" onClick={() => leaving.giveUp()} className={quiet}>
          {labels.giveUpHold}
        </button>
      )}
      {own && (
        <>
          <ConfirmDialog
            open={asks === 'cancel'}
            onClose={() => setAsks(null)}
            question={cancelWords.question}
            text={`${event.title}${textOf()}`}
            verb={words.cancelVerb}
            cancel={words.keep}
            onConfirm={() => {
              setAsks(null)
              leaving.cancel(quoted && 'refund' in quoted ? quoted.refundCents : 0)
            }}
          />
          <ConfirmDialog
            open={asks === 'leaveLine'}
            onClose={() => setAsks(null)}
            question={words.leaveLine}
            text={words.leaveLineText}
            verb={words.leaveLineVerb}
            onConfirm={() => {
              setAsks(null)
              leaving.leaveLine()
            }}
          />
        </>
      )}
    </div>
  )
}

/** On phones it stays at the bottom of the sheet, whatever is read above it. */
const bar =
  'grid gap-2.5 max-lg:order-last max-lg:sticky max-lg:bottom-0 max-lg:z-1 max-lg:-mx-5 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-5 max-lg:pt-3 max-lg:pb-[max(12px,env(safe-area-inset-bottom))]'
const quiet = 'min-h-11 justify-self-center font-semibold underline underline-offset-3'
