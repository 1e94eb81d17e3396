import { uploadRules } from '@bewezen/domain/base/files.ts'
import { newId } from '@bewezen/domain/base/newId.ts'
import { uploadWords } from '@bewezen/domain/base/uploadWords.ts'
import type { Notice } from '@bewezen/domain/base/words.ts'
import { formLabels as labels } from '@bewezen/domain/events/formLabels.ts'
import ImagePlus from 'lucide-react/icons/image-plus'
import { useRef, useState } from 'react'
import { refusalOf } from '../../base/api/refusal.ts'
import { upload } from '../../base/api/upload.ts'
import { Button } from '../../base/parts/Button.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { tellError } from '../../base/parts/toast.ts'
import type { EventFormState } from './useEventForm.ts'

const { formats } = uploadRules['event-image']
const said: Readonly<Record<string, Notice | undefined>> = uploadWords['event-image']

/** A picture that is uploaded, or one at an address over https (EV-FORM-57). */
export function ImageField({ form: { draft, put, faults } }: { form: EventFormState }) {
  const file = useRef<HTMLInputElement>(null)
  const [isUploading, setUploading] = useState(false)
  const [failing, setFailing] = useState('')
  const { imageUrl } = draft
  const isOurs = imageUrl.startsWith('/files/')
  const send = async (picked: File) => {
    setUploading(true)
    try {
      const { addresses } = await upload('event-image', newId(), picked)
      put({ imageUrl: addresses.card ?? '' })
    } catch (error) {
      const { title, text } = said[refusalOf(error)?.code ?? ''] ?? uploadWords['event-image'].UPLOAD_FAILED
      tellError(title, text)
    }
    setUploading(false)
  }
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 text-fs-14 font-semibold">{labels.image}</legend>
      {(isOurs || imageUrl.startsWith('https://')) && imageUrl !== failing && (
        <img
          src={imageUrl}
          alt=""
          width={320}
          height={160}
          referrerPolicy="no-referrer"
          onError={() => setFailing(imageUrl)}
          className="aspect-[2/1] w-full max-w-[320px] rounded-m object-cover"
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          look="line"
          size="s"
          icon={<ImagePlus size={16} />}
          busy={isUploading}
          busyText={labels.uploading}
          onClick={() => file.current?.click()}
        >
          {isOurs ? labels.otherImage : labels.chooseImage}
        </Button>
        {imageUrl !== '' && (
          <Button look="line" size="s" onClick={() => put({ imageUrl: '' })}>
            {labels.takeImageAway}
          </Button>
        )}
      </div>
      <p className="text-fs-13 text-ink-3">
        {imageUrl === '' && `${labels.noImage} `}
        {labels.imageHint}
      </p>
      <input
        ref={file}
        type="file"
        hidden
        aria-label={labels.image}
        accept={formats.map((format) => `image/${format}`).join(',')}
        onChange={({ currentTarget }) => {
          const picked = currentTarget.files?.[0]
          if (picked) void send(picked)
          currentTarget.value = ''
        }}
      />
      {!isOurs && (
        <TextField
          label={labels.imageUrl}
          inputMode="url"
          placeholder="https://"
          value={imageUrl}
          error={faults.imageUrl}
          onChange={(event) => put({ imageUrl: event.currentTarget.value })}
        />
      )}
    </fieldset>
  )
}
