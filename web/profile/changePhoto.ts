import { fileRefusal, headBytes, uploadRules } from '@bewezen/domain/base/files.ts'
import { newId } from '@bewezen/domain/base/newId.ts'
import { uploadWords } from '@bewezen/domain/base/uploadWords.ts'
import { api } from '../base/api/api.ts'
import { isWorthRetrying, refusalOf } from '../base/api/refusal.ts'
import { upload } from '../base/api/upload.ts'

/** What a browser offers to choose from. */
export const photoTypes = uploadRules.avatar.formats.map((format) => `image/${format}`).join(',')

/** Sends a chosen file and puts it on one's profile; answers its address, or what is said when that fails (SH-AVAT-01..05). */
export async function changePhoto(file: File): Promise<{ avatarUrl: string } | { said: string }> {
  try {
    const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
    const refusal = fileRefusal(uploadRules.avatar, { head, bytes: file.size })
    if (refusal) return { said: sentenceOf(refusal.code) }
    const id = newId()
    const { id: uploadId } = await twice(() => upload('avatar', id, file))
    return await twice(() => api.profile.setAvatar.call({ uploadId }))
  } catch (error) {
    return { said: sentenceOf(refusalOf(error)?.code ?? '') }
  }
}

const sentenceOf = (code: string): string =>
  (uploadWords.avatar[code as keyof typeof uploadWords.avatar] ?? uploadWords.avatar.UPLOAD_FAILED).title

/** A call that failed on its way is tried once more, which its id makes harmless (SH-UI-10). */
const twice = <Answer>(call: () => Promise<Answer>): Promise<Answer> =>
  call().catch((error) => {
    if (!isWorthRetrying(error)) throw error
    return call()
  })
