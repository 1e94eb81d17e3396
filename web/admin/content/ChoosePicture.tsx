import type { UploadedImage } from '@bewezen/domain/base/files.ts'
import ImagePlus from 'lucide-react/icons/image-plus'
import { useState } from 'react'
import { ChooseCrop, type PickPicture } from '../../base/crop/ChooseCrop.tsx'
import { ChooseFile } from '../../base/parts/ChooseFile.tsx'
import { useSendFile } from '../../base/useSendFile.ts'

type Purpose = 'site-hero' | 'site-portrait' | 'community-image'
type Props = {
  purpose: Purpose
  label: string
  /** The picture that is shown now. */
  address?: string | null
  onUploaded: (image: UploadedImage) => void
}

/** Sends a picture for the public pages as soon as it is chosen; while its file is at hand, what stays in sight can be chosen too. */
export function ChoosePicture({ purpose, label, address = null, onUploaded }: Props) {
  const { sendFile, isUploading } = useSendFile()
  const [last, setLast] = useState<{ file: File; image: UploadedImage } | null>(null)
  const send = async (...[file, focus]: Parameters<PickPicture>) => {
    const image = await sendFile(purpose, file, { focus })
    if (!image) return
    setLast({ file, image })
    onUploaded(image)
  }
  return (
    <>
      <ChooseFile
        purpose={purpose}
        label={label}
        icon={<ImagePlus size={18} />}
        busy={isUploading}
        onPick={(file) => void send(file)}
        className="justify-self-start"
      >
        {label}
      </ChooseFile>
      {last && address && Object.values(last.image.addresses).includes(address) && (
        <ChooseCrop
          purpose={purpose}
          address={address}
          file={last.file}
          isUploading={isUploading}
          onPick={(...picked) => void send(...picked)}
        />
      )}
    </>
  )
}
