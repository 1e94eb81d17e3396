import type { Case } from '@bewezen/domain/community/moderationContract.ts'
import { queueWords as words } from '@bewezen/domain/community/moderationWords.ts'
import Ban from 'lucide-react/icons/ban'
import Trash from 'lucide-react/icons/trash-2'
import { Button } from '../base/parts/Button.tsx'
import { useMay } from '../base/session/ownAccess.ts'
import { useOwnAccount } from '../base/session/viewer.ts'
import type { Judged } from './JudgeDialog.tsx'

type Props = { of: Case; onJudge: (what: Judged['what']) => void }

/** What can be done about a case: delete or dismiss while it waits, and for admins block its author (ADM-PANEL-13). */
export function CaseActions({ of: it, onJudge }: Props) {
  const isAdmin = useMay('manageSite')
  const viewerId = useOwnAccount()?.id
  const { author } = it.message
  const mayBlock = isAdmin && author && author.id !== viewerId && !it.isAuthorBlocked
  return (
    <span className="ml-auto flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:flex-1">
      {mayBlock && (
        <Button look="line" icon={<Ban size={17} />} onClick={() => onJudge('block')}>
          {words.block}
        </Button>
      )}
      {!it.decision && (
        <>
          <Button look="line" onClick={() => onJudge('dismissed')}>
            {words.dismiss}
          </Button>
          <Button look="danger" icon={<Trash size={17} />} onClick={() => onJudge('removed')}>
            {words.remove}
          </Button>
        </>
      )}
    </span>
  )
}
