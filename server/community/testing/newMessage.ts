import { newId } from '@bewezen/domain/base/ids.ts'

type More = { id?: string; parentId?: string | null; uploadId?: string | null }

/** What a browser sends when somebody posts in a channel. */
export const newMessage = (channel: { id: string }, content: string, more: More = {}) => ({
  id: newId(),
  channelId: channel.id,
  content,
  parentId: null,
  uploadId: null,
  ...more,
})
