import { uploadRules } from '@bewezen/domain/base/files.ts'
import { postEditWords as words } from '@bewezen/domain/feed/words.ts'
import { useRef } from 'react'
import { Button } from '../base/parts/Button.tsx'
import { TextField } from '../base/parts/TextField.tsx'
import type { PostForm } from './usePostForm.ts'

/** The picture of a post, with what it shows for who cannot see it. */
export function PictureField({ form, altError }: { form: PostForm; altError: string | null }) {
  const file = useRef<HTMLInputElement>(null)
  const { typed, put, picture, isUploading } = form
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-1.5 text-fs-14 font-semibold">{words.picture}</legend>
      {picture && (
        <img
          src={picture}
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
          onClick={() => file.current?.click()}
        >
          {picture ? words.otherPicture : words.choosePicture}
        </Button>
        {picture && (
          <Button look="line" size="s" onClick={form.takePictureAway}>
            {words.noPicture}
          </Button>
        )}
      </div>
      <p className="text-fs-13 text-ink-3">{words.pictureHint}</p>
      <input
        ref={file}
        type="file"
        hidden
        aria-label={words.picture}
        accept={uploadRules['feed-image'].formats.map((format) => `image/${format}`).join(',')}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0]
          if (chosen) void form.sendPicture(chosen)
          currentTarget.value = ''
        }}
      />
      {picture && (
        <TextField
          label={words.imageAlt}
          hint={words.imageAltHint}
          value={typed.imageAlt}
          error={altError}
          onChange={(event) => put({ imageAlt: event.currentTarget.value })}
        />
      )}
    </fieldset>
  )
}
