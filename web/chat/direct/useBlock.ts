import type { Conversation } from '@bewezen/domain/community/directContract.ts'
import { directWords as words } from '@bewezen/domain/community/directWords.ts'
import { api } from '../../base/api/api.ts'
import { useQueries } from '../../base/api/queries.ts'
import { useChange } from '../../base/api/useChange.ts'
import { useToggle } from '../../base/api/useToggle.ts'
import { tellError } from '../../base/parts/toast.ts'

/** Stops new messages in a conversation, or lets them through again; what is shown is what the server then says. */
export function useBlock({ id: conversationId, isBlocked }: Pick<Conversation, 'id' | 'isBlocked'>) {
  const cache = useQueries()
  const change = useChange(api.community.blockConversation)
  return useToggle({
    key: `block ${conversationId}`,
    stored: isBlocked,
    call: (on) => change.mutateAsync({ conversationId, on }),
    onStored: () =>
      Promise.all(
        [api.community.conversation, api.community.conversations].map((read) =>
          cache.invalidateQueries({ queryKey: read.key() }),
        ),
      ),
    onRefused: () => tellError(words.blockFailed.title, words.blockFailed.text),
  })
}
