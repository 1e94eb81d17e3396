import type { UploadedImage } from '@bewezen/domain/base/files.ts'
import ImagePlus from 'lucide-react/icons/image-plus'
import { ChooseFile } from '../../base/parts/ChooseFile.tsx'
import { useSendFile } from '../../base/useSendFile.ts'

type Purpose = 'site-hero' | 'site-portrait' | 'community-image'
type Props = { purpose: Purpose; label: string; onUploaded: (image: UploadedImage) => void }

/** Sends a picture for the public pages as soon as it is chosen. */
export function ChoosePicture({ purpose, label, onUploaded }: Props) {
  const { sendFile, isUploading } = useSendFile()
  const send = async (file: File) => {
    const sent = await sendFile(purpose, file)
    if (sent) onUploaded(sent)
  }
  return (
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
  )
}
