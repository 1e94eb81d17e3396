import type { CommentSubject } from '@bewezen/domain/comments/contract.ts'
import { clearDraft, draftOf } from '../talk/index.ts'
import { discardComment, unsentComments } from './outbox.ts'

/** Under which name what is being typed is kept among the drafts of its writer. */
export const draftKey = ({ kind, id }: CommentSubject): string => `comment-${kind}-${id}`

/** What a person wrote or is writing under something and what did not arrive there, oldest first. */
export const unsentUnder = (personId: string, subject: CommentSubject): string[] =>
  [...failedUnder(subject).map(({ content }) => content), draftOf(personId, draftKey(subject)).text].filter(
    (text) => text.trim() !== '',
  )

/** Forgets all of that. */
export function forgetUnder(personId: string, subject: CommentSubject): void {
  for (const { id } of failedUnder(subject)) discardComment(id)
  clearDraft(personId, draftKey(subject))
}

const failedUnder = ({ kind, id }: CommentSubject) =>
  unsentComments()
    .filter(({ subject }) => subject.kind === kind && subject.id === id)
    .map(({ comment }) => comment)
