import { formLabels as labels } from '@bewezen/domain/events/formLabelWords.ts'
import type { PickPicture } from '../../base/crop/ChooseCrop.tsx'
import { PictureField } from '../../base/parts/PictureField.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { useSendFile } from '../../base/useSendFile.ts'
import type { EventFormState } from './useEventForm.ts'

/** A picture that is uploaded, or one at an address over https, which the server fetches at the save (EV-FORM-57, EV-FORM-67). */
export function ImageField({ form: { draft, put, faults } }: { form: EventFormState }) {
  const { sendFile, isUploading } = useSendFile()
  const { imageUrl } = draft
  const isOurs = imageUrl.startsWith('/files/')
  const { other, choose, hint } = labels.image
  const send = async (...[file, focus]: Parameters<PickPicture>) => {
    const sent = await sendFile('event-image', file, { focus })
    if (sent) put({ imageUrl: sent.addresses.card ?? '' })
  }
  return (
    <PictureField
      words={{
        ...labels.image,
        other: isOurs ? other : choose,
        hint: imageUrl === '' ? `${labels.noImage} ${hint}` : hint,
      }}
      purpose="event-image"
      // One that stands elsewhere is shown once it is fetched.
      address={isOurs ? imageUrl : null}
      alt=""
      isUploading={isUploading}
      onPick={(...picked) => void send(...picked)}
      onTakeAway={() => put({ imageUrl: '' })}
    >
      {!isOurs && (
        <TextField
          label={labels.imageUrl}
          hint={labels.imageUrlHint}
          inputMode="url"
          placeholder="https://"
          value={imageUrl}
          error={faults.imageUrl}
          onChange={(event) => put({ imageUrl: event.currentTarget.value })}
        />
      )}
    </PictureField>
  )
}
