import { refusalNotice } from '@bewezen/domain/base/words.ts'
import type { Comment, CommentSubject } from '@bewezen/domain/comments/contract.ts'
import { commentRefused } from '@bewezen/domain/comments/words.ts'
import { composerWords } from '@bewezen/domain/community/words.ts'
import { api } from '../base/api/api.ts'
import { isWorthRetrying, refusalOf } from '../base/api/refusal.ts'
import { tellError } from '../base/parts/toast.ts'
import { patchComments } from './changed.ts'
import { withWritten } from './patches.ts'

/** One's own comment that is not stored yet; tried again, it carries the same id and content. */
export type UnsentComment = { comment: Comment; subject: CommentSubject; state: 'sending' | 'failed' }

let unsent: readonly UnsentComment[] = []
const listeners = new Set<() => void>()
/** Comments of one thing go one after the other, in the order in which they were written. */
const lanes = new Map<string, Promise<void>>()

export const unsentComments = (): readonly UnsentComment[] => unsent
export function onUnsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function put(next: readonly UnsentComment[]): void {
  unsent = next
  for (const listener of listeners) listener()
}
const without = (id: string) => unsent.filter(({ comment }) => comment.id !== id)

/** Sends a comment, which is on screen at once. */
export function sendComment(subject: CommentSubject, comment: Comment): Promise<void> {
  put([...unsent, { comment, subject, state: 'sending' }])
  return attempt({ comment, subject })
}

/** Tries again to send a comment, under the same id. */
export function resendComment(id: string): Promise<void> {
  const waiting = unsent.find(({ comment }) => comment.id === id)
  if (!waiting || waiting.state === 'sending') return Promise.resolve()
  put(unsent.map((one) => (one === waiting ? { ...one, state: 'sending' } : one)))
  return attempt(waiting)
}

/** Gives up a comment that was not sent. */
export const discardComment = (id: string): void => put(without(id))

type Waiting = Pick<UnsentComment, 'comment' | 'subject'>

function attempt(waiting: Waiting): Promise<void> {
  const lane = waiting.subject.id
  const sent = (lanes.get(lane) ?? Promise.resolve()).then(() => deliver(waiting))
  lanes.set(lane, sent)
  return sent
}

async function deliver({ comment: { id, content }, subject }: Waiting): Promise<void> {
  const write = () => api.comments.write.call({ id, subjectKind: subject.kind, subjectId: subject.id, content })
  try {
    // A call that failed on its way is tried once more, which its id makes harmless (SH-UI-09).
    const stored = await write().catch((error) => {
      if (refusalOf(error)?.code === 'OFFLINE' || !isWorthRetrying(error)) throw error
      return write()
    })
    patchComments(subject, (shown) => withWritten(shown, stored))
    put(without(id))
  } catch (error) {
    put(unsent.map((one) => (one.comment.id === id ? { ...one, state: 'failed' } : one)))
    const code = refusalOf(error)?.code ?? ''
    const said = code in commentRefused ? refusalNotice(code, commentRefused) : failed
    tellError(said.title, said.text)
  }
}

const failed = { title: commentRefused.NOT_FOUND.title, text: composerWords.sendFailed }
