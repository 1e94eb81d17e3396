import { messagePieces } from './links.ts'
import type { BatchMention } from './mentions.ts'
import { batchLabels } from './words.ts'

type Said = { content: string; mentions: { groups: readonly BatchMention[] } }

/** The text of a message as it reads in the conversation, where a group is called by its label. */
export const plainMessage = ({ content, mentions: { groups } }: Said): string =>
  messagePieces(content, { mayMentionGroups: groups.length > 0 })
    .map((piece) => (piece.kind === 'batch' ? `@${batchLabels[piece.batch]}` : piece.text))
    .join('')
