import { learningEditWords as words } from '@bewezen/domain/learning/editWords.ts'
import { useRef } from 'react'
import { Button } from '../../base/parts/Button.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { sendFile } from './sendFile.ts'
import type { EditForm } from './useEditForm.ts'

/** The picture of a challenge with the description that it needs (COM-LEARN-11). */
export function ImageField({ form, error }: { form: EditForm; error: string | null }) {
  const chosen = useRef<HTMLInputElement>(null)
  const { typed, put, image, putImage, isUploading, whileUploading } = form
  const send = async (file: File) => {
    const sent = await sendFile('lesson-image', file)
    if (sent) putImage({ uploadId: sent.id, address: sent.card, isGone: false })
  }
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-1.5 text-fs-14 font-semibold">{words.image}</legend>
      {image.address && (
        <img
          src={image.address}
          alt={typed.imageAlt}
          width={400}
          height={200}
          className="aspect-[2/1] w-full max-w-[400px] rounded-m object-cover"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          look="line"
          size="s"
          busy={isUploading}
          busyText={words.uploading}
          onClick={() => chosen.current?.click()}
        >
          {image.address ? words.otherImage : words.chooseImage}
        </Button>
        {image.address && (
          <Button look="line" size="s" onClick={() => putImage({ uploadId: null, address: null, isGone: true })}>
            {words.noImage}
          </Button>
        )}
      </div>
      <p className="text-fs-13 text-ink-3">{words.imageHint}</p>
      <input
        ref={chosen}
        type="file"
        hidden
        aria-label={words.image}
        accept="image/jpeg,image/png,image/webp"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) void whileUploading(send(file))
          currentTarget.value = ''
        }}
      />
      {image.address && (
        <TextField
          label={words.imageAlt}
          required
          value={typed.imageAlt}
          error={error}
          onChange={(event) => put({ imageAlt: event.currentTarget.value })}
        />
      )}
    </fieldset>
  )
}
