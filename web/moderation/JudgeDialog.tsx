import { isReason } from '@bewezen/domain/base/typedText.ts'
import type { Outcome } from '@bewezen/domain/community/moderation.ts'
import type { Case } from '@bewezen/domain/community/moderationContract.ts'
import { queueWords as words } from '@bewezen/domain/community/moderationWords.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { BlockDialog } from '../base/parts/BlockDialog.tsx'
import { ReasonDialog } from '../base/parts/ReasonDialog.tsx'
import { useJudging } from './useJudging.ts'

/** A case as it was when somebody began to decide about it: it stays while the queue changes under it. */
export type Judged = { it: Case; what: Outcome | 'block' }

/** Asks for the reason of a decision or of a block (COM-MOD-06, COM-MOD-07). */
export function JudgeDialog({ judged: { it, what }, onClose }: { judged: Judged; onClose: () => void }) {
  const name = displayName(it.message.author)
  const { decide, block } = useJudging(it, name, onClose)
  if (what === 'block') return <BlockDialog name={name} busy={block.isPending} onBlock={block.send} onClose={onClose} />
  const verb = what === 'removed' ? words.remove : words.dismiss
  return (
    <ReasonDialog
      title={`${verb}?`}
      text={what === 'removed' ? words.removeText(name) : words.dismissText(name)}
      label={words.reason}
      hint={words.reasonHint}
      fault={words.reasonFault}
      isFit={isReason}
      verb={verb}
      isDanger={what === 'removed'}
      busy={decide.isPending}
      onSend={(reason) => decide.mutate({ caseId: it.id, outcome: what, reason })}
      onClose={onClose}
    />
  )
}
