import type { UploadedImage, UploadPurpose } from '@bewezen/domain/base/files.ts'
import type { Focus } from '@bewezen/domain/base/focus.ts'
import { newId } from '@bewezen/domain/base/newId.ts'
import { uploadRefused } from '@bewezen/domain/base/uploadWords.ts'
import { useState } from 'react'
import { refusalOf } from './api/refusal.ts'
import { upload } from './api/upload.ts'
import { tellError } from './parts/toast.ts'
import { refusalOfFile } from './refusalOfFile.ts'

type How = {
  onRefused?: (code: string | undefined) => void
  /** The point that every crop of a picture keeps, when somebody chose it (MKT-MORE-38). */
  focus?: Focus | null
}

/** Sends a chosen file for a purpose; when it is not taken, says why, or lets `onRefused` say it, and answers null. */
async function sendFile(
  purpose: UploadPurpose,
  file: File,
  { onRefused, focus }: How = {},
): Promise<UploadedImage | null> {
  const refused = (code: string | undefined) => {
    if (onRefused) onRefused(code)
    else tellRefused(purpose, code)
    return null
  }
  try {
    const refusal = await refusalOfFile(purpose, file)
    return refusal
      ? refused(refusal.code)
      : await upload(purpose, newId(), file, null, focus ? { 'x-focus': `${focus.x},${focus.y}` } : {})
  } catch (error) {
    return refused(refusalOf(error)?.code)
  }
}

function tellRefused(purpose: UploadPurpose, code: string | undefined): void {
  const { title, text } = uploadRefused(purpose, code)
  tellError(title, text)
}

/** The same for a form, which knows whether a file is still on its way. */
export function useSendFile() {
  const [underWay, setUnderWay] = useState(0)
  const send: typeof sendFile = async (...given) => {
    setUnderWay((count) => count + 1)
    const sent = await sendFile(...given)
    setUnderWay((count) => count - 1)
    return sent
  }
  return { sendFile: send, isUploading: underWay > 0 }
}
