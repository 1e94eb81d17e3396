import { isAtLimit, sentToday, withOneMore } from '@bewezen/domain/assistant/count.ts'
import { answerTimeoutMs } from '@bewezen/domain/assistant/limits.ts'
import { type Talk, without, withPending } from '@bewezen/domain/assistant/talk.ts'
import { noAnswer, sendFailed, sendRefused } from '@bewezen/domain/assistant/words.ts'
import { dayOf } from '@bewezen/domain/base/dates.ts'
import { newId } from '@bewezen/domain/base/newId.ts'
import type { Notice } from '@bewezen/domain/base/words.ts'
import { cleanMessageText, messageTextRefusal } from '@bewezen/domain/community/messageText.ts'
import { api } from '../base/api/api.ts'
import { queries } from '../base/api/queries.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { tellError } from '../base/parts/toast.ts'
import { chatNow, setChat } from './chat.ts'
import { patchTalk, takeSaid, talkKey } from './talkCache.ts'
import { watchAnswer } from './watchAnswer.ts'

const countKey = 'assistant-count'

/**
 * Sends what is typed: it stands in the talk at once, and goes back into the input when it cannot be sent
 * (SH-ASSIST-07, SH-ASSIST-08, SH-ASSIST-11). Nothing is sent while a question waits for its answer (SH-ASSIST-18).
 */
export async function ask(viewerId: string): Promise<void> {
  const { draft, asking } = chatNow()
  if (isWaiting(asking) || messageTextRefusal(draft)) return
  const today = dayOf(Date.now())
  if (isAtLimit(sentToday(kept(), viewerId, today))) return tell(sendRefused.DAILY_LIMIT)
  const id = newId()
  const content = cleanMessageText(draft)
  setChat({ draft: '', asking: id })
  patchTalk((talk) => withPending(talk, { id, content, isUser: true, createdAt: new Date().toISOString() }))
  const timer = setTimeout(() => giveUp(id), answerTimeoutMs)
  try {
    await api.assistant.send.call({ id, message: content, sessionId: viewerId })
    keep(withOneMore(kept(), viewerId, today))
    takeSaid(id)
    void watchAnswer(id)
  } catch (error) {
    clearTimeout(timer)
    patchTalk((talk) => without(talk, id))
    // Something else may have been typed meanwhile: neither is lost.
    const typed = chatNow().draft
    const given = chatNow().asking === id
    setChat({ draft: typed ? `${draft}\n${typed}` : draft, ...(given ? { asking: null } : {}) })
    if (given) tell(sendRefused[refusalOf(error)?.code ?? ''])
  }
}

/** Whether a question waits: no longer when the last word is the assistant's (SH-ASSIST-12). */
export const isWaiting = (asking: string | null): boolean => asking !== null && !isAnswered()

const isAnswered = () => queries().getQueryData<Talk>(talkKey)?.messages.at(-1)?.isUser === false

/** After 30 seconds the next question may be asked; an answer that comes later is still shown (SH-ASSIST-13). */
function giveUp(id: string): void {
  const { asking, growing } = chatNow()
  if (asking !== id) return
  const silent = !isAnswered() && !growing?.text
  setChat({ asking: null })
  if (silent) tell(noAnswer)
}

const tell = ({ title, text }: Notice = sendFailed): void => tellError(title, text)

function kept(): string | null {
  try {
    return localStorage.getItem(countKey)
  } catch {
    return null
  }
}

function keep(count: string): void {
  try {
    localStorage.setItem(countKey, count)
  } catch {
    // The server counts for itself.
  }
}
