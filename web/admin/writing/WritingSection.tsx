import type { ListedPerson } from '@bewezen/domain/access/adminContract.ts'
import { roleLabels, roles } from '@bewezen/domain/access/roles.ts'
import { writingWords as words } from '@bewezen/domain/admin/writingWords.ts'
import { newId } from '@bewezen/domain/base/newId.ts'
import { type Writing, writingFaults, writingLimits } from '@bewezen/domain/inbox/writing.ts'
import { type FormEvent, useState } from 'react'
import { api } from '../../base/api/api.ts'
import { focusFault } from '../../base/focus/focusFault.ts'
import { Button } from '../../base/parts/Button.tsx'
import { Card } from '../../base/parts/Card.tsx'
import { ConfirmDialog } from '../../base/parts/ConfirmDialog.tsx'
import { PersonChoice } from '../../base/parts/PersonChoice.tsx'
import { Select } from '../../base/parts/Select.tsx'
import { TextArea } from '../../base/parts/TextArea.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { tellSuccess } from '../../base/parts/toast.ts'
import { useAdminChange } from '../useAdminChange.ts'

const blank: Writing = { title: '', text: '' }
const onePerson = 'person'

/** Writes into the inbox of one member or of everybody with a role; what was typed stays when it is refused (COM-CHAT-12, COM-CHAT-29). */
export function WritingSection() {
  const [id, setId] = useState(newId)
  const [to, setTo] = useState<string>(onePerson)
  const [person, setPerson] = useState<ListedPerson | null>(null)
  const [typed, setTyped] = useState(blank)
  const [tried, setTried] = useState(false)
  const [asks, setAsks] = useState(false)
  const role = roles.find((one) => one === to)
  const faults = tried ? writingFaults(typed) : []
  const write = useAdminChange(api.inbox.write, {
    said: () => words.title,
    onDone: ({ told }) => {
      tellSuccess(words.sent(told))
      setId(newId())
      setTyped(blank)
      setPerson(null)
      setTried(false)
    },
  })
  const addressee = role ? { role } : person && { personId: person.id }
  const send = () => {
    setAsks(false)
    if (addressee) write.mutate({ id, to: addressee, ...typed })
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (writingFaults(typed).length > 0 || !addressee) return focusFault(event.currentTarget)
    if (write.isPending) return
    if (role) setAsks(true)
    else send()
  }
  const put = (part: Partial<Writing>) => setTyped({ ...typed, ...part })
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
          onChange={(event) => setTo(event.currentTarget.value)}
          options={[
            { value: onePerson, label: words.onePerson },
            ...roles.map((one) => ({ value: one, label: words.everyoneWith(roleLabels[one]) })),
          ]}
        />
        {!role && (
          <PersonChoice
            label={words.person}
            chosen={person}
            onChoose={setPerson}
            error={tried && !person ? words.choosePerson : null}
          />
        )}
        <TextField
          label={words.subject}
          required
          value={typed.title}
          error={faults.includes('title') ? words.subjectWrong : null}
          onChange={(event) => put({ title: event.currentTarget.value })}
        />
        <TextArea
          label={words.text}
          required
          value={typed.text}
          atMost={writingLimits.text}
          error={faults.includes('text') ? words.textWrong : null}
          onChange={(event) => put({ text: event.currentTarget.value })}
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
