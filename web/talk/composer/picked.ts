import type { FileRefusalCode } from '@bewezen/domain/base/files.ts'
import { newId } from '@bewezen/domain/base/newId.ts'
import { refusalOfFile } from '../../base/refusalOfFile.ts'

/** A picture that somebody chose, before it is sent: shown from the file itself, in pixels as it will stand. */
export type PickedPicture = { uploadId: string; file: File; url: string; width: number; height: number }

/** The chosen file as a picture, or why it is not taken (IN-REPLY-06, IN-REPLY-07, IN-REPLY-08). */
export async function picked(file: File): Promise<PickedPicture | { code: FileRefusalCode }> {
  const refusal = await refusalOfFile('message-image', file)
  if (refusal) return refusal
  const url = URL.createObjectURL(file)
  const image = new Image()
  image.src = url
  try {
    await image.decode()
  } catch {
    URL.revokeObjectURL(url)
    return { code: 'INVALID_FILE_TYPE' }
  }
  return { uploadId: newId(), file, url, width: image.naturalWidth, height: image.naturalHeight }
}
