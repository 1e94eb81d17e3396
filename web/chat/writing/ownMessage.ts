import type { Message } from '@bewezen/domain/community/contract.ts'
import { cleanMessageText } from '@bewezen/domain/community/messageText.ts'
import type { Draft } from '../../talk/index.ts'

/** A draft as the message that it will be, for showing it at once; the server gives it its place and finds who is named. */
export function ownMessage(it: {
  id: string
  channelId: string
  author: NonNullable<Message['author']>
  draft: Draft
  createdAt: string
  /** What it shows, where it is an experiment of one's own. */
  experimentId?: string
}): Message {
  const { text, parent, picture } = it.draft
  return {
    id: it.id,
    channelId: it.channelId,
    seq: 0,
    author: it.author,
    isFromUs: false,
    content: cleanMessageText(text),
    mentions: { people: [], groups: [] },
    picture: picture && {
      url: picture.url,
      thumbnailUrl: picture.url,
      width: picture.width,
      height: picture.height,
    },
    experimentId: it.experimentId ?? null,
    parent,
    reactions: [],
    createdAt: it.createdAt,
    editedAt: null,
    deletedAt: null,
  }
}
