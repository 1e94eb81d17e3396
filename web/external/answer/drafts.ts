import { clearDraft, draftOf, draftsBegun, patchDraft } from '../../talk/index.ts'
import type { AnswerPicture } from './answer.ts'

/** What is typed to people outside lies beside what is typed in channels, under a name of its own. */
const beginning = 'extern:'
const placeOf = (threadId: string) => `${beginning}${threadId}`
const none: readonly AnswerPicture[] = []
const pictures = new Map<string, readonly AnswerPicture[]>()
const keyOf = (personId: string, threadId: string) => `${personId} ${threadId}`

/** What a person typed for the next answer in a conversation; it stays until it is sent or the conversation is gone. */
export const typedIn = (personId: string, threadId: string): string => draftOf(personId, placeOf(threadId)).text

export const typeIn = (personId: string, threadId: string, text: string): void =>
  patchDraft(personId, placeOf(threadId), { text })

/** The pictures that go with it, which live as long as the page (IN-EXT-92). */
export const picturesIn = (personId: string, threadId: string): readonly AnswerPicture[] =>
  pictures.get(keyOf(personId, threadId)) ?? none

/** Changes them, wherever somebody looks by then: a picture may still be on its way when another conversation is opened. */
export function putPictures(
  personId: string,
  threadId: string,
  change: (now: readonly AnswerPicture[]) => readonly AnswerPicture[],
): void {
  pictures.set(keyOf(personId, threadId), change(picturesIn(personId, threadId)))
  // Tells who listens to the draft.
  patchDraft(personId, placeOf(threadId), {})
}

/** Forgets an answer that is written. */
export function dropAnswer(personId: string, threadId: string): void {
  pictures.delete(keyOf(personId, threadId))
  clearDraft(personId, placeOf(threadId))
}

/** The conversations in which a person began an answer, in this browser. */
export const begunAnswers = (personId: string): string[] => [
  ...new Set([
    ...draftsBegun(personId, beginning).map((place) => place.slice(beginning.length)),
    ...[...pictures].flatMap(([key, { length }]) =>
      length > 0 && key.startsWith(`${personId} `) ? [key.slice(personId.length + 1)] : [],
    ),
  ]),
]
