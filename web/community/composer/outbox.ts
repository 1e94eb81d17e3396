import type { Message } from '@bewezen/domain/community/contract.ts'
import { patchChannel } from '../../base/live/communityNews.ts'
import { withFailed, withoutUnsent, withSending } from '../../base/live/patches/community.ts'
import { deliver, tellUnsent, type Unsent } from './deliver.ts'
import type { PickedPicture } from './picked.ts'

/** One's own messages that are not stored yet, by id: an attempt that is repeated carries the same id and content. */
const unsent = new Map<string, Unsent>()
/** Messages of one channel go one after the other, in the order in which they were written. */
const lanes = new Map<string, Promise<void>>()

/** Sends a message, which is on screen at once (COM-CHAT-09, IN-REPLY-16). */
export function send(message: Message, picture: PickedPicture | null): Promise<void> {
  unsent.set(message.id, { message, picture, isUploaded: false })
  return resend(message.id)
}

/** Tries again to send a message, under the same id. */
export function resend(id: string): Promise<void> {
  const waiting = unsent.get(id)
  if (!waiting) return Promise.resolve()
  const { channelId } = waiting.message
  patchChannel(channelId, (channel) => withSending(channel, waiting.message))
  const sent = (lanes.get(channelId) ?? Promise.resolve()).then(() => attempt(waiting))
  lanes.set(channelId, sent)
  return sent
}

/** Gives up a message that was not sent. */
export function discard(id: string): void {
  const waiting = unsent.get(id)
  if (!waiting) return
  patchChannel(waiting.message.channelId, (channel) => withoutUnsent(channel, id))
  forget(waiting)
}

async function attempt(waiting: Unsent): Promise<void> {
  const { id, channelId } = waiting.message
  try {
    await deliver(waiting)
    forget(waiting)
  } catch (error) {
    patchChannel(channelId, (channel) => withFailed(channel, id))
    tellUnsent(waiting, error)
  }
}

function forget({ message, picture }: Unsent): void {
  unsent.delete(message.id)
  // The row may still show the picture from the file for a moment.
  if (picture) setTimeout(() => URL.revokeObjectURL(picture.url), 60_000)
}
