import { acceptedFor, type UploadPurpose } from '@bewezen/domain/base/files.ts'
import { useRef } from 'react'
import { Button, type ButtonProps } from './Button.tsx'

type Props = Omit<ButtonProps, 'onClick'> & {
  purpose: UploadPurpose
  /** The accessible name of the field itself. */
  label: string
  onPick: (file: File) => void
}

/** A button with which a file is chosen, of the kinds that its purpose takes. */
export function ChooseFile({ purpose, label, onPick, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button look="line" {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={acceptedFor(purpose)}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onPick(file)
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
