import { acceptedFor, type UploadPurpose } from '@bewezen/domain/base/files.ts'
import { useRef } from 'react'
import { Button, type ButtonProps } from './Button.tsx'

type Props = Omit<ButtonProps, 'onClick'> & {
  purpose: UploadPurpose
  /** The accessible name of the field itself. */
  label: string
  /** Gets the first file, and all of them where several may be chosen at once. */
  onPick: (file: File, all: readonly File[]) => void
  multiple?: boolean
}

/** A button with which a file or several are chosen, of the kinds that its purpose takes. */
export function ChooseFile({ purpose, label, onPick, multiple, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button look="line" {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        aria-label={label}
        accept={acceptedFor(purpose)}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          if (files[0]) onPick(files[0], files)
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
