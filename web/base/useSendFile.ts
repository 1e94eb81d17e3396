import type { UploadedImage, UploadPurpose } from '@bewezen/domain/base/files.ts'
import { newId } from '@bewezen/domain/base/newId.ts'
import { leftOut, uploadRefused } from '@bewezen/domain/base/uploadWords.ts'
import { useState } from 'react'
import { refusalOf } from './api/refusal.ts'
import { upload } from './api/upload.ts'
import { tellError } from './parts/toast.ts'
import { refusalOfFile } from './refusalOfFile.ts'

/** Sends a chosen file for a purpose; when it is not taken, says why, and which where it is one of several, and answers null. */
async function sendFile(purpose: UploadPurpose, file: File, isOneOfSeveral = false): Promise<UploadedImage | null> {
  const tellRefused = (code: string | undefined) => {
    const { title, text } = uploadRefused(purpose, code)
    tellError(title, isOneOfSeveral ? [text, leftOut([file.name])].filter(Boolean).join(' ') : text)
    return null
  }
  try {
    const refusal = await refusalOfFile(purpose, file)
    return refusal ? tellRefused(refusal.code) : await upload(purpose, newId(), file)
  } catch (error) {
    return tellRefused(refusalOf(error)?.code)
  }
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
