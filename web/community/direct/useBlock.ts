import { directWords as words } from '@bewezen/domain/community/directWords.ts'
import { api } from '../../base/api/api.ts'
import { useQueries } from '../../base/api/queries.ts'
import { useChange } from '../../base/api/useChange.ts'
import { tellError } from '../../base/parts/toast.ts'

/** Stops new messages in a conversation, or lets them through again; what is shown is what the server then says. */
export function useBlock(conversationId: string) {
  const cache = useQueries()
  const change = useChange(api.community.blockConversation, {
    onSuccess: () =>
      Promise.all(
        [api.community.conversation, api.community.conversations].map((read) =>
          cache.invalidateQueries({ queryKey: read.key() }),
        ),
      ),
    onError: () => tellError(words.blockFailed.title, words.blockFailed.text),
  })
  return {
    isPending: change.isPending,
    set: (on: boolean, onDone: () => void = () => {}) =>
      change.mutate({ conversationId, on }, { onSettled: () => onDone() }),
  }
}
