import { uploadWords } from '@bewezen/domain/base/uploadWords.ts'
import { tellError } from '../../base/parts/toast.ts'
import type { Draft } from './drafts.ts'
import { picked } from './picked.ts'

/** Puts a chosen, pasted or dropped file into the draft, or says why it is not taken (IN-REPLY-06, IN-REPLY-07). */
export async function takePicture(file: File, onDraft: (part: Partial<Draft>) => void): Promise<void> {
  const picture = await picked(file).catch(() => ({ code: 'UPLOAD_FAILED' as const }))
  if (!('code' in picture)) return onDraft({ picture })
  const { title, text } = uploadWords['message-image'][picture.code]
  tellError(title, text)
}
