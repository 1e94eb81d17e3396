import { acceptedFor } from '@bewezen/domain/base/files.ts'
import { newId } from '@bewezen/domain/base/newId.ts'
import { uploadRefused } from '@bewezen/domain/base/uploadWords.ts'
import { api } from '../base/api/api.ts'
import { isWorthRetrying, refusalOf } from '../base/api/refusal.ts'
import { upload } from '../base/api/upload.ts'
import { refusalOfFile } from '../base/refusalOfFile.ts'

/** What a browser offers to choose from. */
export const photoTypes = acceptedFor('avatar')

/** Sends a chosen file and puts it on one's profile; answers its address, or what is said when that fails (SH-AVAT-01..05). */
export async function changePhoto(file: File): Promise<{ avatarUrl: string } | { said: string }> {
  try {
    const refusal = await refusalOfFile('avatar', file)
    if (refusal) return { said: uploadRefused('avatar', refusal.code).title }
    const id = newId()
    const { id: uploadId } = await twice(() => upload('avatar', id, file))
    return await twice(() => api.profile.setAvatar.call({ uploadId }))
  } catch (error) {
    return { said: uploadRefused('avatar', refusalOf(error)?.code).title }
  }
}

/** A call that failed on its way is tried once more, which its id makes harmless (SH-UI-10). */
const twice = <Answer>(call: () => Promise<Answer>): Promise<Answer> =>
  call().catch((error) => {
    if (!isWorthRetrying(error)) throw error
    return call()
  })
