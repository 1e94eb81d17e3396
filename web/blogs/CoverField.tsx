import { uploadRules } from '@bewezen/domain/base/files.ts'
import { blogEditWords as words } from '@bewezen/domain/blogs/words.ts'
import { useRef } from 'react'
import { Button } from '../base/parts/Button.tsx'
import { TextField } from '../base/parts/TextField.tsx'
import type { BlogForm } from './useBlogForm.ts'

/** The cover of an article with the description that it needs (BLOG-AREA-12). */
export function CoverField({ form, altError }: { form: BlogForm; altError: string | null }) {
  const file = useRef<HTMLInputElement>(null)
  const { typed, put, cover, isUploading } = form
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-1.5 text-fs-14 font-semibold">{words.cover}</legend>
      {cover && (
        <img
          src={cover}
          alt={typed.coverAlt}
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
          {cover ? words.otherCover : words.chooseCover}
        </Button>
        {cover && (
          <Button look="line" size="s" onClick={form.takeCoverAway}>
            {words.noCover}
          </Button>
        )}
      </div>
      <p className="text-fs-13 text-ink-3">{words.coverHint}</p>
      <input
        ref={file}
        type="file"
        hidden
        aria-label={words.cover}
        accept={uploadRules['blog-image'].formats.map((format) => `image/${format}`).join(',')}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0]
          if (chosen) void form.sendCover(chosen)
          currentTarget.value = ''
        }}
      />
      {cover && (
        <TextField
          label={words.coverAlt}
          required
          value={typed.coverAlt}
          error={altError}
          onChange={(event) => put({ coverAlt: event.currentTarget.value })}
        />
      )}
    </fieldset>
  )
}
