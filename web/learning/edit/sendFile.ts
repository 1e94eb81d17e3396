import type { UploadPurpose } from '@bewezen/domain/base/files.ts'
import { newId } from '@bewezen/domain/base/newId.ts'
import { uploadWords } from '@bewezen/domain/base/uploadWords.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { upload } from '../../base/api/upload.ts'
import { tellError } from '../../base/parts/toast.ts'

type Purpose = Extract<UploadPurpose, 'lesson-image' | 'lesson-attachment'>

/** Sends a file for a lesson; says why when it is not taken. */
export async function sendFile(purpose: Purpose, file: File): Promise<{ id: string; card: string | null } | null> {
  const id = newId()
  try {
    const { addresses } = await upload(purpose, id, file)
    return { id, card: addresses.card ?? null }
  } catch (fault) {
    const said: Readonly<Record<string, { title: string; text?: string } | undefined>> = uploadWords[purpose]
    const { title, text } = said[refusalOf(fault)?.code ?? ''] ?? uploadWords[purpose].UPLOAD_FAILED
    tellError(title, text)
    return null
  }
}
