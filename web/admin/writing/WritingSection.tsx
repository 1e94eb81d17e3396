import type { ListedPerson } from '@bewezen/domain/access/adminContract.ts'
import { roleLabels, roles } from '@bewezen/domain/access/roles.ts'
import { writingWords as words } from '@bewezen/domain/admin/writingWords.ts'
import { newId } from '@bewezen/domain/base/newId.ts'
import { writingFaults, writingLimits } from '@bewezen/domain/inbox/writing.ts'
import { type FormEvent, useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useForm } from '../../base/editing/useForm.ts'
import { Button } from '../../base/parts/Button.tsx'
import { Card } from '../../base/parts/Card.tsx'
import { ConfirmDialog } from '../../base/parts/ConfirmDialog.tsx'
import { UserChoice } from '../../base/parts/PersonChoice.tsx'
import { Select } from '../../base/parts/Select.tsx'
import { TextArea } from '../../base/parts/TextArea.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { tellSuccess } from '../../base/parts/toast.ts'
import { useAdminChange } from '../useAdminChange.ts'

const onePerson = 'person'
type Typed = { to: string; person: ListedPerson | null; title: string; text: string }
const blank: Typed = { to: onePerson, person: null, title: '', text: '' }
const roleOf = (to: string) => roles.find((one) => one === to)

/** Writes into the inbox of one member or of everybody with a role; what was typed stays when it is refused (COM-CHAT-12, COM-CHAT-29). */
export function WritingSection() {
  const [id, setId] = useState(newId)
  const form = useForm({ start: blank, faultsOf })
  const { to, person, title, text } = form.values
  const [asks, setAsks] = useState(false)
  const role = roleOf(to)
  const write = useAdminChange(api.inbox.write, {
    said: () => words.title,
    onDone: ({ told }) => {
      tellSuccess(words.sent(told))
      setId(newId())
      // The next letter mostly goes to the same people.
      form.goOn(({ to = onePerson }) => ({ to }))
    },
  })
  const addressee = role ? { role } : person && { personId: person.id }
  const send = () => {
    setAsks(false)
    if (addressee) write.mutate({ id, to: addressee, title, text })
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!form.check(event.currentTarget) || write.isPending) return
    if (role) setAsks(true)
    else send()
  }
  return (
    <Card as="section" pad aria-labelledby="writing" className="max-w-[720px]">
      <h2 id="writing" className="heading text-fs-21">
        {words.title}
      </h2>
      <p className="mt-2 mb-4 text-fs-14 text-ink-2">{words.lead}</p>
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        <Select
          label={words.to}
          value={to}
          onChange={(event) => form.set('to', event.currentTarget.value)}
          options={[
            { value: onePerson, label: words.onePerson },
            ...roles.map((one) => ({ value: one, label: words.everyoneWith(roleLabels[one]) })),
          ]}
        />
        {!role && (
          <UserChoice
            label={words.person}
            chosen={person}
            onChoose={(chosen) => form.set('person', chosen)}
            error={form.errors.person ?? null}
          />
        )}
        <TextField
          label={words.subject}
          required
          value={title}
          error={form.errors.title}
          onChange={(event) => form.set('title', event.currentTarget.value)}
        />
        <TextArea
          label={words.text}
          required
          value={text}
          atMost={writingLimits.text}
          error={form.errors.text}
          onChange={(event) => form.set('text', event.currentTarget.value)}
        />
        <Button type="submit" busy={write.isPending} className="justify-self-start">
          {words.send}
        </Button>
      </form>
      {role && (
        <ConfirmDialog
          open={asks}
          question={words.question(roleLabels[role])}
          text={words.cannotUndo}
          verb={words.send}
          harmless
          onClose={() => setAsks(false)}
          onConfirm={send}
        />
      )}
    </Card>
  )
}

const faultsOf = ({ to, person, ...letter }: Typed) => {
  const wrong = writingFaults(letter)
  return {
    person: person || roleOf(to) ? null : words.choosePerson,
    title: wrong.includes('title') ? words.subjectWrong : null,
    text: wrong.includes('text') ? words.textWrong : null,
  }
}
