import { newId } from '@bewezen/domain/base/newId.ts'
import { fileSize } from '@bewezen/domain/base/numbers.ts'
import { uploadWords } from '@bewezen/domain/base/uploadWords.ts'
import { reportWords } from '@bewezen/domain/reports/words.ts'
import FileText from 'lucide-react/icons/file-text'
import ImagePlus from 'lucide-react/icons/image-plus'
import X from 'lucide-react/icons/x'
import type { ChangeEvent } from 'react'
import { buttonLook } from '../base/parts/buttonLook.ts'
import { classes } from '../base/parts/classes.ts'
import { Field, useControl } from '../base/parts/Field.tsx'
import { IconButton } from '../base/parts/IconButton.tsx'
import { tellError } from '../base/parts/toast.ts'
import { refusalOfFile } from '../base/refusalOfFile.ts'
import { useObjectUrl } from '../base/useObjectUrl.ts'

/** A file that somebody chose, under the id with which it is sent. */
export type PickedFile = { uploadId: string; file: File }

const accepted = '.jpg,.jpeg,.png,.gif,.webp,.pdf'

/** The optional screenshot: chosen, looked at and taken away again (SH-REPORT-12..14). */
export function Screenshot({ file, onPick }: { file: PickedFile | null; onPick: (file: PickedFile | null) => void }) {
  const pick = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const [chosen] = input.files ?? []
    // The same file can be chosen again after it was taken away.
    input.value = ''
    if (!chosen) return
    const refusal = await refusalOfFile('report-attachment', chosen)
    if (!refusal) return onPick({ uploadId: newId(), file: chosen })
    const { title, text } = uploadWords['report-attachment'][refusal.code]
    tellError(title, text)
  }
  return (
    <Field label={reportWords.screenshot} hint={reportWords.fileHint} optional>
      {file && <Chosen file={file.file} onRemove={() => onPick(null)} />}
      <Choose onChange={(event) => void pick(event)} hidden={file !== null} />
    </Field>
  )
}

function Choose({ onChange, hidden }: { onChange: (event: ChangeEvent<HTMLInputElement>) => void; hidden: boolean }) {
  const control = useControl()
  return (
    <div className={classes('justify-self-start', hidden && 'hidden')}>
      <input {...control} type="file" accept={accepted} onChange={onChange} className="peer sr-only" />
      <label
        htmlFor={control.id}
        className={classes(
          buttonLook({ look: 'line', size: 's' }),
          'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
        )}
      >
        <ImagePlus size={17} />
        {reportWords.choose}
      </label>
    </div>
  )
}

function Chosen({ file, onRemove }: { file: File; onRemove: () => void }) {
  const url = useObjectUrl(file)
  const isPicture = file.type.startsWith('image/')
  return (
    <div className="flex items-center gap-3 rounded-m border border-line bg-surface-2 p-2">
      <span className="grid h-10 w-14 flex-none place-items-center overflow-hidden rounded-s bg-surface-3 text-ink-2">
        {isPicture && url ? (
          <img src={url} alt={reportWords.chosen(file.name)} className="size-full object-cover" />
        ) : (
          <FileText size={20} />
        )}
      </span>
      <p className="min-w-0 flex-1 text-fs-14 leading-[1.35]">
        <span className="block truncate font-semibold">{file.name}</span>
        <span className="text-fs-13 text-ink-3">{fileSize(file.size)}</span>
      </p>
      <IconButton size="s" label={reportWords.removeFile(file.name)} icon={<X size={16} />} onClick={onRemove} />
    </div>
  )
}
