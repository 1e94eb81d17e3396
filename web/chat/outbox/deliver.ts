import { uploadWords } from '@bewezen/domain/base/uploadWords.ts'
import { refusalNotice } from '@bewezen/domain/base/words.ts'
import type { Message } from '@bewezen/domain/community/contract.ts'
import { composerWords, postRefused } from '@bewezen/domain/community/words.ts'
import { api } from '../../base/api/api.ts'
import { isLost, isWorthRetrying, refusalOf } from '../../base/api/refusal.ts'
import { upload } from '../../base/api/upload.ts'
import type { Letter } from './letter.ts'

/** A line that lets nothing through for so long is lost, whatever the device says; a picture may take longer. */
const [textPatience, picturePatience] = [30_000, 180_000]

/** The pictures that arrived while this page lives: they are not sent again. */
const arrived = new Set<string>()

/**
 * Stores a message, its picture first; throws when it could not be stored. It carries the same ids at every attempt, so
 * that one whose answer was lost is stored once (IN-REPLY-16, COM-CHAT-51).
 */
export async function deliver(letter: Letter): Promise<Message> {
  try {
    await sendPicture(letter)
    return await post(letter)
  } catch (error) {
    const code = refusalOf(error)?.code
    // A picture that no message showed for days was swept away on the server: it is sent once more.
    if (code === 'UPLOAD_FAILED' && letter.picture && arrived.delete(letter.picture.uploadId)) return deliver(letter)
    const stored = code === 'ID_IN_USE' && (await storedBefore(letter))
    if (stored) return stored
    throw error
  }
}

/** Why a message was not sent, by the code of the refusal; a failed upload has its own words (IN-REPLY-14, IN-REPLY-15). */
export function whyNot(code: string, { picture }: Pick<Letter, 'picture'>): { title: string; text?: string } {
  if (code in postRefused) return refusalNotice(code, postRefused)
  return picture && !arrived.has(picture.uploadId)
    ? uploadWords['message-image'].UPLOAD_FAILED
    : { title: postRefused.NOT_FOUND.title, text: composerWords.sendFailed }
}

/** What became of an attempt that failed. */
export const failedAs = (error: unknown): 'lost' | { refused: string } =>
  isLost(error) ? 'lost' : { refused: refusalOf(error)?.code ?? 'UNKNOWN' }

async function sendPicture({ picture }: Letter): Promise<void> {
  if (!picture || arrived.has(picture.uploadId)) return
  await twice(() => upload('message-image', picture.uploadId, picture.file, AbortSignal.timeout(picturePatience)))
  arrived.add(picture.uploadId)
}

function post({
  message: { id, channelId, content, parent, experimentId },
  picture,
  noticeId,
}: Letter): Promise<Message> {
  const uploadId = picture?.uploadId ?? null
  const input = { id, channelId, content, parentId: parent?.id ?? null, uploadId, experimentId, noticeId }
  return twice(() => api.community.post.call(input, { signal: AbortSignal.timeout(textPatience) }))
}

/** The message when it is stored under its id and was edited or removed since: then it is not the same any more. */
async function storedBefore({ id, personId }: Letter): Promise<Message | undefined> {
  const { messages } = await api.community.messagesById.call({ ids: [id] })
  return messages.find(({ author }) => author?.id === personId)
}

/** A call that the server failed is tried once more, which its id makes harmless (SH-UI-09). */
const twice = <Answer>(call: () => Promise<Answer>): Promise<Answer> =>
  call().catch((error) => {
    if (isLost(error) || !isWorthRetrying(error)) throw error
    return call()
  })
