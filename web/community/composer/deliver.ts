import { uploadWords } from '@bewezen/domain/base/uploadWords.ts'
import { refusalNotice } from '@bewezen/domain/base/words.ts'
import type { Message } from '@bewezen/domain/community/contract.ts'
import { composerWords, postRefused } from '@bewezen/domain/community/words.ts'
import { api } from '../../base/api/api.ts'
import { isWorthRetrying, refusalOf } from '../../base/api/refusal.ts'
import { takeMessage } from '../../base/live/communityNews.ts'
import { tellError } from '../../base/parts/toast.ts'
import type { PickedPicture } from './picked.ts'

/** A message that is not stored yet; tried again, it carries the same id and a picture that arrived is not sent again. */
export type Unsent = { message: Message; picture: PickedPicture | null; isUploaded: boolean }

/** Stores a message, its picture first, and shows it in its channel; throws when it could not be stored. */
export async function deliver(waiting: Unsent): Promise<void> {
  const { id, channelId, content, parent, experimentId } = waiting.message
  const { picture } = waiting
  if (picture && !waiting.isUploaded) {
    const { upload } = await import('../../base/api/upload.ts')
    await twice(() => upload('message-image', picture.uploadId, picture.file))
    waiting.isUploaded = true
  }
  const uploadId = picture?.uploadId ?? null
  const input = { id, channelId, content, parentId: parent?.id ?? null, uploadId, experimentId }
  takeMessage(await twice(() => api.community.post.call(input)))
}

/** Says why a message was not sent; a failed upload has its own words (IN-REPLY-14, IN-REPLY-15). */
export function tellUnsent({ picture, isUploaded }: Unsent, error: unknown): void {
  const { title, text } = whyNot(refusalOf(error)?.code ?? '', picture !== null && !isUploaded)
  tellError(title, text)
}

/** A call that failed on its way is tried once more, which its id makes harmless (SH-UI-09). */
const twice = <Answer>(call: () => Promise<Answer>): Promise<Answer> =>
  call().catch((error) => {
    if (refusalOf(error)?.code === 'OFFLINE' || !isWorthRetrying(error)) throw error
    return call()
  })

function whyNot(code: string, atUpload: boolean): { title: string; text?: string } {
  if (code in postRefused) return refusalNotice(code, postRefused)
  return atUpload
    ? uploadWords['message-image'].UPLOAD_FAILED
    : { title: postRefused.NOT_FOUND.title, text: composerWords.sendFailed }
}
