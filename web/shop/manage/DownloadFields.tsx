import { fileSize } from '@bewezen/domain/base/numbers.ts'
import { uploadingWord } from '@bewezen/domain/base/uploadWords.ts'
import { productDialogWords as dialog, productDownloadWords as words } from '@bewezen/domain/shop/manageWords.ts'
import { productFieldWords } from '@bewezen/domain/shop/productWords.ts'
import FileDown from 'lucide-react/icons/file-down'
import FileUp from 'lucide-react/icons/file-up'
import Trash from 'lucide-react/icons/trash-2'
import { useId } from 'react'
import { ChooseFile } from '../../base/parts/ChooseFile.tsx'
import { FieldError } from '../../base/parts/Field.tsx'
import { IconButton } from '../../base/parts/IconButton.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { pair } from './look.ts'
import type { ProductFormState } from './useProductForm.ts'

/** The download of a product: an address outside, or a file that the site keeps and that goes before it (SHOP-FORM-20, SHOP-FORM-25). */
export function DownloadFields({ form: { text, download, errors } }: { form: ProductFormState }) {
  const id = useId()
  const { shown } = download
  const remove = () => {
    document.getElementById(`${id}-choose`)?.focus()
    download.remove()
  }
  return (
    <div className={pair}>
      <TextField
        inputMode="url"
        dir="ltr"
        placeholder="https://"
        hint={dialog.addressIsOpen}
        {...text('downloadUrl')}
      />
      <fieldset
        tabIndex={errors.downloadId ? -1 : undefined}
        data-fault={errors.downloadId ? true : undefined}
        aria-describedby={`${id}-hint`}
        className="grid min-w-0 content-start gap-1.5"
      >
        <legend className="mb-1.5 text-fs-14 font-semibold">{productFieldWords.downloadId}</legend>
        {shown && (
          <div className="flex min-w-0 items-center gap-2.5 rounded-m border border-line bg-surface py-0.5 pr-0.5 pl-3.5">
            <FileDown size={18} className="flex-none text-ink-2" />
            <p className="min-w-0 flex-1 text-fs-14 wrap-anywhere">
              {shown.name ?? words.stored}
              <span className="block text-fs-13 text-ink-3">
                {words.kind(shown.kind)}, {fileSize(shown.bytes)}
              </span>
            </p>
            <IconButton label={words.remove} icon={<Trash size={16} />} onClick={remove} />
          </div>
        )}
        <div className="justify-self-start">
          <ChooseFile
            id={`${id}-choose`}
            purpose="product-download"
            label={words.choose}
            onPick={(file) => void download.choose(file)}
            icon={<FileUp size={18} />}
            busy={download.isUploading}
            busyText={uploadingWord}
          >
            {shown ? words.replace : words.choose}
          </ChooseFile>
        </div>
        <FieldError id={`${id}-error`}>{errors.downloadId}</FieldError>
        <p id={`${id}-hint`} className="text-fs-13 leading-[1.45] text-ink-3">
          {words.hint}
        </p>
      </fieldset>
    </div>
  )
}
