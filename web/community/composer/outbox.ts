import { uploadWords } from '@bewezen/domain/base/uploadWords.ts'
import { refusalNotice } from '@bewezen/domain/base/words.ts'
import type { Message } from '@bewezen/domain/community/contract.ts'
import { composerWords, postRefused } from '@bewezen/domain/community/words.ts'
import { api } from '../../base/api/api.ts'
import { isWorthRetrying, refusalOf } from '../../base/api/refusal.ts'
import { patchChannel, takeMessage } from '../../base/live/communityNews.ts'
import { withFailed, withoutUnsent, withSending } from '../../base/live/patches/community.ts'
import { tellError } from '../../base/parts/toast.ts'
import type { PickedPicture } from './picked.ts'

type Unsent = { message: Message; picture: PickedPicture | null; isUploaded: boolean }

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
  const sent = (lanes.get(channelId) ?? Promise.resolve()).then(() => deliver(waiting))
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

async function deliver(waiting: Unsent): Promise<void> {
  const { id, channelId, content, parent } = waiting.message
  const { picture } = waiting
  try {
    if (picture && !waiting.isUploaded) {
      const { upload } = await import('../../base/api/upload.ts')
      await twice(() => upload('message-image', picture.uploadId, picture.file))
      waiting.isUploaded = true
    }
    const input = { id, channelId, content, parentId: parent?.id ?? null, uploadId: picture?.uploadId ?? null }
    takeMessage(await twice(() => api.community.post.call(input)))
    forget(waiting)
  } catch (error) {
    patchChannel(channelId, (channel) => withFailed(channel, id))
    const { title, text } = whyNot(refusalOf(error)?.code ?? '', picture !== null && !waiting.isUploaded)
    tellError(title, text)
  }
}

/** A call that failed on its way is tried once more, which its id makes harmless (SH-UI-09). */
const twice = <Answer>(call: () => Promise<Answer>): Promise<Answer> =>
  call().catch((error) => {
    if (refusalOf(error)?.code === 'OFFLINE' || !isWorthRetrying(error)) throw error
    return call()
  })

/** What is said of a message that was not sent; a failed upload has its own words (IN-REPLY-14, IN-REPLY-15). */
function whyNot(code: string, atUpload: boolean): { title: string; text?: string } {
  if (code in postRefused) return refusalNotice(code, postRefused)
  return atUpload
    ? uploadWords['message-image'].UPLOAD_FAILED
    : { title: postRefused.NOT_FOUND.title, text: composerWords.sendFailed }
}

function forget({ message, picture }: Unsent): void {
  unsent.delete(message.id)
  // The row may still show the picture from the file for a moment.
  if (picture) setTimeout(() => URL.revokeObjectURL(picture.url), 60_000)
}
