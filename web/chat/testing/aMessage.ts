import type { ShownMessage } from '../patches.ts'

/** The message at a place of a channel, with no more about it than a test says. */
export const aMessage = (seq: number, more: Partial<ShownMessage> = {}): ShownMessage => ({
  id: `m${seq}`,
  channelId: 'k1',
  seq,
  author: null,
  isFromUs: false,
  content: `bericht ${seq}`,
  mentions: { people: [], groups: [] },
  picture: null,
  experimentId: null,
  parent: null,
  reactions: [],
  createdAt: '2026-10-22T08:00:00Z',
  editedAt: null,
  deletedAt: null,
  ...more,
})
