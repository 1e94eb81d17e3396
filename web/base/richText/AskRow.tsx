import { acceptedFor, type UploadPurpose } from '@bewezen/domain/base/files.ts'
import { newId } from '@bewezen/domain/base/newId.ts'
import { youtubeFrame, youtubeId } from '@bewezen/domain/base/richText.ts'
import { richTextWords as words } from '@bewezen/domain/base/richTextWords.ts'
import { uploadRefused } from '@bewezen/domain/base/uploadWords.ts'
import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { refusalOf } from '../api/refusal.ts'
import { upload } from '../api/upload.ts'
import { Button } from '../parts/Button.tsx'
import { TextField } from '../parts/TextField.tsx'

/** The kinds of content that the editor asks for before it puts them in the text. */
export type Asking = 'link' | 'video' | 'picture'

/** The upload purpose of the pictures of a text. */
export type PicturePurpose = Extract<UploadPurpose, 'blog-image' | 'lesson-image'>

type Props = { asking: Asking; editor: Editor; pictures?: PicturePurpose; onDone: () => void }

const isLink = (address: string): boolean =>
  URL.canParse(address) && ['http:', 'https:', 'mailto:'].includes(new URL(address).protocol)

/** A row under the toolbar: the address of a link or video, or a picture with its description. */
export function AskRow({ asking, editor, pictures = 'blog-image', onDone }: Props) {
  const file = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(() => (asking === 'link' ? String(editor.getAttributes('link').href ?? '') : ''))
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const apply = () => {
    const address = typed.trim()
    if (asking === 'picture') return typed.trim() ? file.current?.click() : setError(words.altMissing)
    if (asking === 'link') {
      if (!isLink(address)) return setError(words.addressWrong)
      editor.chain().focus().extendMarkRange('link').setLink({ href: address }).run()
    } else {
      const id = youtubeId(address)
      if (!id) return setError(words.videoWrong)
      editor
        .chain()
        .focus()
        .insertContent({ type: 'video', attrs: { src: youtubeFrame(id) } })
        .run()
    }
    onDone()
  }
  const send = async (picture: File) => {
    setBusy(true)
    try {
      const { addresses, width, height } = await upload(pictures, newId(), picture)
      const attrs = { src: addresses.full, alt: typed.trim(), width, height }
      editor.chain().focus().insertContent({ type: 'picture', attrs }).run()
      onDone()
    } catch (fault) {
      const { title, text } = uploadRefused(pictures, refusalOf(fault)?.code)
      setError(`${title}. ${text ?? ''}`)
      setBusy(false)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') apply()
    else if (event.key === 'Escape') onDone()
    else return
    // The form around it is not sent, and its dialog stays open.
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="grid gap-2 border-b border-line bg-surface-2 px-3 py-3">
      <TextField
        label={asking === 'picture' ? words.alt : words.address}
        hint={asking === 'link' ? words.addressHint : undefined}
        value={typed}
        error={error}
        autoFocus
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setError(null)
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="s" busy={busy} busyText={words.uploading} onClick={apply}>
          {asking === 'picture' ? words.choosePicture : words.apply}
        </Button>
        {asking === 'link' && editor.isActive('link') && (
          <Button
            look="line"
            size="s"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run()
              onDone()
            }}
          >
            {words.removeLink}
          </Button>
        )}
        <Button look="line" size="s" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
      {asking === 'picture' && (
        <input
          ref={file}
          type="file"
          hidden
          accept={acceptedFor(pictures)}
          onChange={({ currentTarget: { files } }) => files?.[0] && void send(files[0])}
        />
      )}
    </div>
  )
}
