import { learningLimits } from '@bewezen/domain/learning/editing.ts'
import { learningEditWords as words } from '@bewezen/domain/learning/editWords.ts'
import Paperclip from 'lucide-react/icons/paperclip'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { Button } from '../../base/parts/Button.tsx'
import { FieldError } from '../../base/parts/Field.tsx'
import { IconButton } from '../../base/parts/IconButton.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { sendFile } from './sendFile.ts'
import type { EditForm } from './useEditForm.ts'

/** The files beside a text, each with the name that readers see (COM-LEARN-33). */
export function AttachmentsField({ form, error }: { form: EditForm; error: string | null }) {
  const chosen = useRef<HTMLInputElement>(null)
  const { typed, put, isUploading, whileUploading } = form
  const { attachments } = typed
  const add = async (file: File) => {
    const sent = await sendFile('lesson-attachment', file)
    const name = file.name.replace(/\.[a-z0-9]+$/i, '').slice(0, learningLimits.attachmentName)
    if (sent) put({ attachments: [...attachments, { name: name || words.attachments, key: null, uploadId: sent.id }] })
  }
  const change = (at: number, name: string) =>
    put({ attachments: attachments.map((file, index) => (index === at ? { ...file, name } : file)) })
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-1.5 text-fs-14 font-semibold">{words.attachments}</legend>
      {attachments.map((file, at) => (
        <div key={file.key ?? file.uploadId} className="flex items-end gap-2">
          <TextField
            label={words.attachmentName(at + 1)}
            className="min-w-0 flex-1"
            value={file.name}
            onChange={(event) => change(at, event.currentTarget.value)}
          />
          <IconButton
            label={words.removeAttachment(file.name)}
            icon={<X size={18} />}
            onClick={() => put({ attachments: attachments.filter((one) => one !== file) })}
          />
        </div>
      ))}
      {attachments.length < learningLimits.attachments && (
        <Button
          look="line"
          size="s"
          className="justify-self-start"
          icon={<Paperclip size={16} />}
          busy={isUploading}
          busyText={words.uploading}
          onClick={() => chosen.current?.click()}
        >
          {words.addAttachment}
        </Button>
      )}
      <p className="text-fs-13 text-ink-3">{words.attachmentsHint}</p>
      <FieldError id="attachments-error">{error}</FieldError>
      <input
        ref={chosen}
        type="file"
        hidden
        aria-label={words.addAttachment}
        accept="application/pdf,image/jpeg,image/png,image/webp"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) void whileUploading(add(file))
          currentTarget.value = ''
        }}
      />
    </fieldset>
  )
}
