import { uploadingWord } from '@bewezen/domain/base/uploadWords.ts'
import type { ReactNode } from 'react'
import { ChangedMeanwhile } from '../parts/ChangedMeanwhile.tsx'
import { FormDialog } from '../parts/FormDialog.tsx'

type Props = {
  title: string
  words: { save: string; saving: string }
  /** The result of `useEditing`, and the save. */
  form: {
    isTouched: boolean
    isBusy: boolean
    isUploading: boolean
    newerTitle: string | null
    takeOver: () => Promise<void>
    send: (form: HTMLFormElement) => void
  }
  /** Nothing is there yet that could be saved. */
  isEmpty?: boolean
  onClose: () => void
  children: ReactNode
}

/** The dialog in which something is written or changed and saved as a whole; says so when somebody else was first. */
export function EditingDialog({ title, words, form, isEmpty = false, onClose, children }: Props) {
  return (
    <FormDialog
      onClose={onClose}
      unsaved={form.isTouched}
      width="l"
      title={title}
      verb={words.save}
      busyText={form.isUploading ? uploadingWord : words.saving}
      busy={form.isBusy || form.isUploading}
      isEmpty={isEmpty}
      onSend={form.send}
    >
      {form.newerTitle !== null && <ChangedMeanwhile current={form.newerTitle} onReload={() => void form.takeOver()} />}
      {children}
    </FormDialog>
  )
}
