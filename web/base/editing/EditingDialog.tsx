import { uploadingWord } from '@bewezen/domain/base/uploadWords.ts'
import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from '../parts/Button.tsx'
import { ChangedMeanwhile } from '../parts/ChangedMeanwhile.tsx'
import { CancelButton, ResponsiveModal } from '../parts/ResponsiveModal.tsx'

type Props = {
  title: string
  words: { cancel: string; save: string; saving: string }
  /** What `useEditing` knows, and the save. */
  form: {
    isTouched: boolean
    isBusy: boolean
    isUploading: boolean
    newerTitle: string | null
    takeOver: () => Promise<void>
    send: (event: FormEvent<HTMLFormElement>) => void
  }
  /** Nothing is there yet that could be saved. */
  isEmpty?: boolean
  onClose: () => void
  children: ReactNode
}

/** The dialog in which something is written or changed and saved as a whole; says so when somebody else was first. */
export function EditingDialog({ title, words, form, isEmpty = false, onClose, children }: Props) {
  const formId = useId()
  return (
    <ResponsiveModal
      open
      onClose={onClose}
      unsaved={form.isTouched}
      width="l"
      title={title}
      actions={
        <>
          <CancelButton>{words.cancel}</CancelButton>
          <Button
            type="submit"
            form={formId}
            disabled={isEmpty}
            busy={form.isBusy || form.isUploading}
            busyText={form.isUploading ? uploadingWord : words.saving}
          >
            {words.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.send} className="grid gap-4">
        {form.newerTitle !== null && (
          <ChangedMeanwhile current={form.newerTitle} onReload={() => void form.takeOver()} />
        )}
        {children}
      </form>
    </ResponsiveModal>
  )
}
