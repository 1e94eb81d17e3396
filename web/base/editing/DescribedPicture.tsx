import type { UploadedImage, UploadPurpose } from '@bewezen/domain/base/files.ts'
import type { ComponentProps } from 'react'
import type { PickPicture } from '../crop/ChooseCrop.tsx'
import { PictureField } from '../parts/PictureField.tsx'
import { TextField } from '../parts/TextField.tsx'
import type { useSendFile } from '../useSendFile.ts'

/** A picture as a form holds it: the stored one, one that was sent for this, or none. */
export type ChosenPicture = { uploadId: string | null; address: string | null }

export const storedPicture = (address: string | undefined): ChosenPicture => ({
  uploadId: null,
  address: address ?? null,
})
const sentPicture = ({ id, addresses }: UploadedImage): ChosenPicture => ({
  uploadId: id,
  address: addresses.card ?? null,
})

type Props = {
  words: ComponentProps<typeof PictureField>['words'] & { alt: string; altHint?: string }
  purpose: UploadPurpose
  picture: ChosenPicture
  alt: string
  altError: string | null
  /** Whether a picture cannot do without its description. */
  altRequired?: boolean
  /** The files of `useEditing`. */
  form: ReturnType<typeof useSendFile>
  onPicture: (picture: ChosenPicture) => void
  onAlt: (alt: string) => void
}

/** The picture of what is edited, sent as soon as it is chosen, with its description for who cannot see it. */
export function DescribedPicture(props: Props) {
  const { words, purpose, picture, alt, altError, altRequired, form, onPicture, onAlt } = props
  const send = async (...[file, focus]: Parameters<PickPicture>) => {
    const sent = await form.sendFile(purpose, file, { focus })
    if (sent) onPicture(sentPicture(sent))
  }
  return (
    <PictureField
      words={words}
      purpose={purpose}
      alt={alt}
      address={picture.address}
      isUploading={form.isUploading}
      onPick={(...picked) => void send(...picked)}
      onTakeAway={() => onPicture(storedPicture(undefined))}
    >
      {picture.address !== null && (
        <TextField
          label={words.alt}
          hint={words.altHint}
          required={altRequired}
          value={alt}
          error={altError}
          onChange={(event) => onAlt(event.currentTarget.value)}
        />
      )}
    </PictureField>
  )
}
