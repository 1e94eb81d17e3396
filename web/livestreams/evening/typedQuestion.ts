import { readTyped, typedKey } from '../../base/editing/keptTyped.ts'

/** Under which name a question that is typed is kept. */
export const questionOf = (livestreamId: string): string => `question:${livestreamId}`

/** Where it is kept of a person, and what stands there. */
export function typedQuestion(personId: string, livestreamId: string): { key: string; text: string } {
  const key = typedKey(personId, questionOf(livestreamId))
  const { text } = (readTyped(key)?.typed ?? {}) as { text?: unknown }
  return { key, text: typeof text === 'string' ? text : '' }
}
