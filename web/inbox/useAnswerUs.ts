import { answerFailed } from '@bewezen/domain/community/deskWords.ts'
import { conversationPath } from '@bewezen/domain/community/paths.ts'
import type { Notification } from '@bewezen/domain/inbox/page.ts'
import { useRouter } from '@tanstack/react-router'
import { api } from '../base/api/api.ts'
import { useChange } from '../base/api/useChange.ts'
import { tellError } from '../base/parts/toast.ts'
import { useMarks } from './useMarks.ts'

/** Opens the conversation with 'Beheer' to answer what a notification of a decision said, which is read then (COM-MOD-10). */
export function useAnswerUs(notification: Notification) {
  const { history } = useRouter()
  const { markOpened } = useMarks()
  const { mutate, isPending } = useChange(api.community.answerNotice, {
    onSuccess: ({ conversationId }) => {
      markOpened(notification)
      history.push(conversationPath(conversationId))
    },
    onError: () => tellError(answerFailed.title, answerFailed.text),
  })
  return { isPending, open: () => mutate({ noticeId: notification.id }) }
}
