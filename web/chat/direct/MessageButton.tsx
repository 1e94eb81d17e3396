import { refusalNotice } from '@bewezen/domain/base/words.ts'
import { startRefused, directWords as words } from '@bewezen/domain/community/directWords.ts'
import { conversationPath } from '@bewezen/domain/community/paths.ts'
import { displayName, type Named } from '@bewezen/domain/profile/person.ts'
import { useNavigate } from '@tanstack/react-router'
import MessageCircle from 'lucide-react/icons/message-circle'
import { api } from '../../base/api/api.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useChange } from '../../base/api/useChange.ts'
import { Button } from '../../base/parts/Button.tsx'
import { tellError } from '../../base/parts/toast.ts'
import { useMay } from '../../base/session/ownAccess.ts'

type Props = { person: Named & { id: string }; look?: 'primary' | 'line'; onOpen?: () => void }

/** Opens the private conversation with a member, which begins with it when there is none (COM-CHAT-19). */
export function MessageButton({ person, look, onOpen }: Props) {
  const navigate = useNavigate()
  const start = useChange(api.community.startConversation, {
    onSuccess: async ({ conversationId }) => {
      onOpen?.()
      await navigate({ href: conversationPath(conversationId) })
    },
    onError: (error) => {
      const { title, text } = refusalNotice(refusalOf(error)?.code ?? '', startRefused)
      tellError(title, text)
    },
  })
  if (!useMay('writeCommunity')) return null
  return (
    <Button
      look={look}
      size="s"
      icon={<MessageCircle size={17} />}
      aria-label={words.sendTo(displayName(person))}
      busy={start.isPending}
      onClick={() => start.mutate({ personId: person.id })}
    >
      {words.send}
    </Button>
  )
}
