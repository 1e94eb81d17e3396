import type { Community } from '@bewezen/domain/community/contract.ts'
import { communityWords as words } from '@bewezen/domain/community/words.ts'
import LogOut from 'lucide-react/icons/log-out'
import { useState } from 'react'
import { api } from '../base/api/api.ts'
import { useQueries } from '../base/api/queries.ts'
import { useChange } from '../base/api/useChange.ts'
import { Button } from '../base/parts/Button.tsx'
import { onNeed } from '../base/parts/onNeed.tsx'
import { tellError, tellSuccess } from '../base/parts/toast.ts'

const ConfirmDialog = onNeed(() => import('../base/parts/ConfirmDialog.tsx'), 'ConfirmDialog')

/** Ends the membership of a community, after asking (COM-CHAT-03). */
export function LeaveButton({ community }: { community: Community }) {
  const cache = useQueries()
  const [asks, setAsks] = useState(false)
  const leave = useChange(api.community.leave, {
    onSuccess: async () => {
      setAsks(false)
      await cache.invalidateQueries({ queryKey: api.community.list.key() })
      tellSuccess(words.left(community.name))
    },
    onError: () => tellError(words.leaveFailed.title, words.leaveFailed.text),
  })
  return (
    <>
      <Button
        look="quiet"
        size="s"
        icon={<LogOut size={17} />}
        aria-label={`${words.leave}: ${community.name}`}
        aria-haspopup="dialog"
        onClick={() => setAsks(true)}
      >
        {words.leave}
      </Button>
      {asks && (
        <ConfirmDialog
          open
          question={words.leaveQuestion(community.name)}
          text={words.leaveText}
          verb={words.leave}
          harmless
          busy={leave.isPending}
          onClose={() => setAsks(false)}
          onConfirm={() => leave.mutate({ communityId: community.id })}
        />
      )}
    </>
  )
}
