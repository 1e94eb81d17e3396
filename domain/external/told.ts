import type { Failure, MessageStatus } from './message.ts'

/** What a channel tells later about an answer of ours: by what it calls the message, and by our own id where it gives that back. */
export type Told = { externalMessageId: string; ownId: string | null; status: MessageStatus; failure: Failure | null }

const order: readonly MessageStatus[] = ['queued', 'sent', 'delivered', 'read']

/** Whether what is told later changes how an answer stands: only forward, and a failure only while it did not arrive (IN-EXT-28). */
export function changesTo(was: { status: MessageStatus; failure: Failure | null }, told: MessageStatus): boolean {
  if (was.status === 'failed') return told !== 'failed' && was.failure === 'uncertain'
  if (told === 'failed') return was.status === 'queued' || was.status === 'sent'
  return order.indexOf(told) > order.indexOf(was.status)
}
