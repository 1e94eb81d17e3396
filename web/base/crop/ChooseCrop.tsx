import { cropsOf, wholeAddress } from '@bewezen/domain/base/crops.ts'
import { cropWords as words } from '@bewezen/domain/base/cropWords.ts'
import type { UploadPurpose } from '@bewezen/domain/base/files.ts'
import type { Focus } from '@bewezen/domain/base/focus.ts'
import Crop from 'lucide-react/icons/crop'
import { useState } from 'react'
import { browserOnly } from '../hydration/browserOnly.tsx'
import { Button } from '../parts/Button.tsx'
import { IconButton } from '../parts/IconButton.tsx'

const CropDialog = browserOnly(() => import('./CropDialog.tsx'), 'CropDialog')

/** Sends a picture, or the same one again with another point that stays in sight; null leaves that to what draws the eye. */
export type PickPicture = (file: File, focus?: Focus | null) => void

type Props = {
  purpose: UploadPurpose
  /** The picture as it is shown now. */
  address: string
  /** The file itself, while the form has it. */
  file?: File | null
  isUploading?: boolean
  onPick: PickPicture
  /** Names the picture where there are several: the button is then one with an icon. */
  label?: string
}

/** Opens the choice of what of a picture stays in sight, where there is a whole picture to choose from (MKT-MORE-38, MKT-MORE-40). */
export function ChooseCrop({ purpose, address, file = null, isUploading, onPick, label }: Props) {
  const [open, setOpen] = useState(false)
  const picture = file ?? wholeAddress(address, purpose)
  const crops = cropsOf[purpose]
  if (!picture || !crops) return null
  const begin = () => setOpen(true)
  return (
    <>
      {label ? (
        <IconButton label={label} icon={<Crop size={16} />} disabled={isUploading} onClick={begin} />
      ) : (
        <Button look="line" size="s" disabled={isUploading} onClick={begin}>
          {words.open}
        </Button>
      )}
      {open && (
        <CropDialog
          picture={picture}
          address={address}
          crops={crops}
          onClose={() => setOpen(false)}
          onChosen={(chosen, focus) => {
            setOpen(false)
            onPick(chosen, focus)
          }}
        />
      )}
    </>
  )
}
