import { refusalNotice } from '@bewezen/domain/base/words.ts'
import type { Message } from '@bewezen/domain/community/contract.ts'
import { editRefused, editWords } from '@bewezen/domain/community/editWords.ts'
import { api } from '../base/api/api.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { tellError, tellSuccess } from '../base/parts/toast.ts'
import { takeMessage } from './channelCache.ts'

type Edited = { message: Pick<Message, 'id'>; content: string; before: string }

/**
 * Stores another text of a message and shows it wherever the message is shown. Answers `done`, or says why not and answers
 * the text that the next try is to replace: what was saved from another tab meanwhile is told once (COM-CHAT-30).
 */
export async function saveEdit({ message, content, before }: Edited): Promise<{ done: boolean; before: string }> {
  try {
    takeMessage(await api.community.edit.call({ messageId: message.id, content, before }))
    tellSuccess(editWords.saved)
    return { done: true, before }
  } catch (error) {
    const refusal = refusalOf(error)
    const code = refusal?.code ?? 'UNKNOWN'
    const known = code in editRefused ? refusalNotice(code, editRefused) : null
    const { title, text } = known ?? editWords.failed
    tellError(title, text)
    const current = code === 'CHANGED' ? (refusal?.data as { current?: unknown } | undefined)?.current : undefined
    return { done: false, before: typeof current === 'string' ? current : before }
  }
}
