import { learningLimits } from '@bewezen/domain/learning/editing.ts'
import { learningEditWords as words } from '@bewezen/domain/learning/editWords.ts'
import Paperclip from 'lucide-react/icons/paperclip'
import X from 'lucide-react/icons/x'
import { ChooseFile } from '../../base/parts/ChooseFile.tsx'
import { FieldError } from '../../base/parts/Field.tsx'
import { IconButton } from '../../base/parts/IconButton.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import type { EditForm } from './useEditForm.ts'

/** The files beside a text, each with the name that readers see (COM-LEARN-33). */
export function AttachmentsField({ form, error }: { form: EditForm; error: string | null }) {
  const { typed, put, sendFile, isUploading } = form
  const { attachments } = typed
  const add = async (file: File) => {
    const sent = await sendFile('lesson-attachment', file)
    if (!sent) return
    const name = file.name.replace(/\.[a-z0-9]+$/i, '').slice(0, learningLimits.attachmentName)
    const added = { name: name || words.attachments, key: null, uploadId: sent.id }
    put((now) => ({ attachments: [...now.attachments, added] }))
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
        <ChooseFile
          purpose="lesson-attachment"
          label={words.addAttachment}
          size="s"
          className="justify-self-start"
          icon={<Paperclip size={16} />}
          busy={isUploading}
          busyText={words.uploading}
          onPick={(file) => void add(file)}
        >
          {words.addAttachment}
        </ChooseFile>
      )}
      <p className="text-fs-13 text-ink-3">{words.attachmentsHint}</p>
      <FieldError id="attachments-error">{error}</FieldError>
    </fieldset>
  )
}
