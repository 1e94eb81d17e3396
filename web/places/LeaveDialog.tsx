import type { Community } from '@bewezen/domain/community/contract.ts'
import { leaveWords as words } from '@bewezen/domain/community/laterWords.ts'
import { communityWords } from '@bewezen/domain/community/words.ts'
import { api } from '../base/api/api.ts'
import { useQueries } from '../base/api/queries.ts'
import { useChange } from '../base/api/useChange.ts'
import { ConfirmDialog } from '../base/parts/ConfirmDialog.tsx'
import { tellError, tellSuccess } from '../base/parts/toast.ts'

/** Asks, and ends the membership of a community (COM-CHAT-03). */
export function LeaveDialog({ community, onClose }: { community: Community; onClose: () => void }) {
  const cache = useQueries()
  const leave = useChange(api.community.leave, {
    onSuccess: async () => {
      onClose()
      await cache.invalidateQueries({ queryKey: api.community.list.key() })
      tellSuccess(words.left(community.name))
    },
    onError: () => tellError(words.failed.title, words.failed.text),
  })
  return (
    <ConfirmDialog
      open
      question={words.question(community.name)}
      text={words.text}
      verb={communityWords.leave}
      harmless
      busy={leave.isPending}
      onClose={onClose}
      onConfirm={() => leave.mutate({ communityId: community.id })}
    />
  )
}
