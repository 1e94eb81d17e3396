import {
  type FileRefusalCode,
  fileRefusal,
  headBytes,
  type UploadedImage,
  uploadRules,
} from '@bewezen/domain/base/files.ts'
import { newId } from '@bewezen/domain/base/newId.ts'
import { uploadWords } from '@bewezen/domain/base/uploadWords.ts'
import ImagePlus from 'lucide-react/icons/image-plus'
import { type ChangeEvent, useRef, useState } from 'react'
import { refusalOf } from '../../base/api/refusal.ts'
import { upload } from '../../base/api/upload.ts'
import { Button } from '../../base/parts/Button.tsx'
import { tellError } from '../../base/parts/toast.ts'

type Purpose = 'site-hero' | 'site-portrait' | 'community-image'
type Props = { purpose: Purpose; label: string; onUploaded: (image: UploadedImage) => void }

/** Sends a picture for the public pages; a refusal says why, before anything is sent where that can be known. */
export function ChoosePicture({ purpose, label, onUploaded }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const tell = (code: string) => {
    const { title, text } = uploadWords[purpose][code as FileRefusalCode] ?? uploadWords[purpose].UPLOAD_FAILED
    tellError(title, text)
  }
  const send = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (!file) return
    const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
    currentTarget.value = ''
    const refusal = fileRefusal(uploadRules[purpose], { head, bytes: file.size })
    if (refusal) return tell(refusal.code)
    setBusy(true)
    try {
      onUploaded(await upload(purpose, newId(), file))
    } catch (error) {
      tell(refusalOf(error)?.code ?? '')
    } finally {
      setBusy(false)
    }
  }
  const accept = uploadRules[purpose].formats.map((format) => `image/${format}`).join(',')
  return (
    <>
      <input ref={input} type="file" accept={accept} aria-label={label} hidden onChange={(event) => void send(event)} />
      <Button
        look="line"
        icon={<ImagePlus size={18} />}
        busy={busy}
        onClick={() => input.current?.click()}
        className="justify-self-start"
      >
        {label}
      </Button>
    </>
  )
}
