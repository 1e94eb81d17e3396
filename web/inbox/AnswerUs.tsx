import { cardLabels } from '@bewezen/domain/inbox/cardLabelWords.ts'
import type { Notification } from '@bewezen/domain/inbox/page.ts'
import Reply from 'lucide-react/icons/reply'
import { Button } from '../base/parts/Button.tsx'
import { useMay } from '../base/session/ownAccess.ts'
import { useAnswerUs } from './useAnswerUs.ts'

/** 'Beantwoord' on what 'Beheer' decided: leads to the conversation with them, not to the place it names (COM-MOD-09, COM-MOD-10). */
export function AnswerUs({ notification }: { notification: Notification }) {
  const { open, isPending } = useAnswerUs(notification)
  if (!useMay('writeCommunity')) return null
  return (
    <Button look="quiet" size="s" icon={<Reply size={17} className="max-lg:hidden" />} busy={isPending} onClick={open}>
      {cardLabels.reply}
    </Button>
  )
}
