import { maxReason } from '@bewezen/domain/base/typedText.ts'
import { visibleLength } from '@bewezen/domain/base/visibleText.ts'
import { useState } from 'react'
import { FormDialog } from './FormDialog.tsx'
import { TextArea } from './TextArea.tsx'
import { words } from './words.ts'

type Props = {
  title: string
  /** The consequences, in words. */
  text: string
  label: string
  hint?: string
  /** Says what will do, when what was typed does not. */
  fault: string
  isFit: (typed: string) => boolean
  verb: string
  isDanger?: boolean
  busy: boolean
  onSend: (typed: string) => void
  onClose: () => void
}

/** Asks for the words that go with a decision, which whom it is about will read; what was typed stays when it fails. */
export function ReasonDialog(props: Props) {
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const send = () => {
    const isFit = props.isFit(typed)
    setWrong(!isFit)
    if (isFit) props.onSend(typed)
  }
  return (
    <FormDialog
      onClose={props.onClose}
      title={props.title}
      description={props.text}
      unsaved={typed.trim() !== ''}
      verb={props.verb}
      busyText={words.busy}
      busy={props.busy}
      isDanger={props.isDanger}
      onSend={send}
    >
      <TextArea
        label={props.label}
        hint={props.hint}
        required
        rows={4}
        atMost={maxReason}
        lengthOf={visibleLength}
        error={isWrong ? props.fault : null}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setWrong(false)
        }}
      />
    </FormDialog>
  )
}
