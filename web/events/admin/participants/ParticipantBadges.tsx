import { participantWords } from '@bewezen/domain/events/adminWords.ts'
import type { DeskParticipant } from '@bewezen/domain/events/desk.ts'
import { deelnemersWords as words } from '@bewezen/domain/events/deskWords.ts'
import { statusText } from '@bewezen/domain/events/participants.ts'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { Badge, type BadgeLook } from '../../../base/parts/Badge.tsx'

const looks: Record<DeskParticipant['payment'], BadgeLook> = { pending: 'neutral', paid: 'sun', completed: 'moss' }

/** How a place stands: payment while it lasts, else how it ended; refunds and disputes; of who waits the place in the line (EV-DETAIL-26, EV-PART-08, EV-CANCEL-12, EV-PAY-22). */
export function ParticipantBadges({ of: it }: { of: DeskParticipant }) {
  const refund = it.refund === 'refunded' && it.paidCents > 0 ? words.partBack : words.refunds[it.refund]
  return (
    <span className="flex flex-wrap gap-1.5">
      {it.status === 'enrolled' ? (
        <Badge look={looks[it.payment]}>{participantWords.payments[it.payment]}</Badge>
      ) : (
        <Badge>{statusText(it)}</Badge>
      )}
      {refund && <Badge look={it.refund === 'failed' ? 'ember' : 'neutral'}>{refund}</Badge>}
      {it.isDisputed && (
        <Badge look="ember" icon={<CircleAlert size={14} aria-hidden="true" />}>
          {participantWords.disputed}
        </Badge>
      )}
    </span>
  )
}
