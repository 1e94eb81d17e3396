import type { Community } from '@bewezen/domain/community/contract.ts'
import { communityWords as words } from '@bewezen/domain/community/words.ts'
import LogOut from 'lucide-react/icons/log-out'
import { useState } from 'react'
import { Button } from '../base/parts/Button.tsx'
import { onNeed } from '../base/parts/onNeed.tsx'

const LeaveDialog = onNeed(() => import('./LeaveDialog.tsx'), 'LeaveDialog')

/** Ends the membership of a community, after asking (COM-CHAT-03). */
export function LeaveButton({ community }: { community: Community }) {
  const [asks, setAsks] = useState(false)
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
      {asks && <LeaveDialog community={community} onClose={() => setAsks(false)} />}
    </>
  )
}
