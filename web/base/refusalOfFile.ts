import {
  type FileRefusal,
  fileRefusal,
  headBytes,
  type UploadPurpose,
  uploadRules,
} from '@bewezen/domain/base/files.ts'

/** Why a chosen file would not be taken for a purpose, or null: known before it is sent. */
export async function refusalOfFile(purpose: UploadPurpose, file: File): Promise<FileRefusal | null> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  return fileRefusal(uploadRules[purpose], { head, bytes: file.size })
}
