import { deskPath, logbookPath } from '../community/paths.ts'

/** The types of a notification (SH-NOTIF-29). A type is stored as a word: one that is none of these is still shown. */
export const notificationTypes = [
  'mention',
  'reply',
  'private_message',
  'message',
  'inbox_message',
  'external_message',
  'event',
  'event_letter',
  'learning',
  'experiment',
  'account',
] as const
export type NotificationType = (typeof notificationTypes)[number]

export const asNotificationType = (stored: string): NotificationType | null =>
  notificationTypes.find((type) => type === stored) ?? null

const noticeable: readonly string[] = ['private_message', 'message', 'inbox_message']

/** Whether a live arrival is announced with a notice and a sound (SH-NOTIF-15, IN-STATE-09, IN-STATE-12). */
export const isAnnounced = (type: string): boolean => noticeable.includes(type)

/**
 * Whether the browsers of somebody who is away are woken for it: what is announced, and what its room says cannot wait,
 * such as a place that is held for some hours. In an open page that makes no sound and no notice (SH-NOTIF-29).
 */
export const isPushed = (type: string, data: unknown): boolean =>
  isAnnounced(type) || asRecord(data).wakes === cannotWait.wakes

/** What the room puts into the `data` of a notification that cannot wait. */
export const cannotWait = { wakes: 'yes' } as const

/** What a notification points at, read from its `data`; everything that is missing or no text is null. */
export type NotificationDetails = {
  authorId: string | null
  channelId: string | null
  messageId: string | null
  parentMessageId: string | null
  communityId: string | null
  threadId: string | null
  externalMessageId: string | null
  commentId: string | null
  imageUrl: string | null
  /** Where on this site the event, the livestream or the experiments are that it is about. */
  eventPath: string | null
  /** The conversations with 'Beheer', when it tells of one that waits. */
  deskPath: string | null
  text: string | null
}

/**
 * Reads the `data` of a notification, given as an object or as JSON text with the same result (SH-NOTIF-14,
 * IN-CARD-19, X3-DATA-02, X3-DATA-32). Broken JSON, null and lists give nothing and never throw (SH-EDGE-30, X3-EDGE-17).
 */
export function notificationDetails(stored: unknown): NotificationDetails {
  const found = asRecord(stored)
  return {
    authorId: textOf(found.author_id) ?? textOf(found.sender_id),
    channelId: textOf(found.channel_id),
    messageId: textOf(found.message_id),
    parentMessageId: textOf(found.parent_message_id),
    communityId: textOf(found.blueprint_id),
    threadId: textOf(found.thread_id),
    externalMessageId: textOf(found.external_message_id),
    commentId: textOf(found.comment_id),
    imageUrl: textOf(found.image_url),
    eventPath: ownPath(textOf(found.event_path)),
    deskPath: found.desk_path === deskPath ? deskPath : null,
    text: textOf(found.message_content) ?? textOf(found.content),
  }
}

/** The badge of the bell: nothing for none, '99+' above 99 (SH-NOTIF-01, SH-NOTIF-02). */
export const badgeText = (unread: number): string | null =>
  unread > 99 ? '99+' : unread >= 1 ? String(Math.trunc(unread)) : null

/** Of an event, of a livestream (LIVE-MORE-17), or of one's own experiments (COM-N1-24). */
const ownPath = (path: string | null): string | null =>
  path?.startsWith('/events/') || path?.startsWith('/livestream?stream=') || path === logbookPath ? path : null

function asRecord(stored: unknown): Readonly<Record<string, unknown>> {
  const value = typeof stored === 'string' ? parsed(stored) : stored
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
