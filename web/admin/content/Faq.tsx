import { contentWords as words } from '@bewezen/domain/admin/contentWords.ts'
import { newId } from '@bewezen/domain/base/newId.ts'
import { contentLimits, type FaqText, faqFaults } from '@bewezen/domain/site/content.ts'
import type { ManagedFaq } from '@bewezen/domain/site/contract.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { FieldsDialog, takesNewer } from '../../base/editing/FieldsDialog.tsx'
import { Button } from '../../base/parts/Button.tsx'
import { useAdminChange } from '../useAdminChange.ts'
import { Rows } from './Rows.tsx'

/** The questions of the page of the membership (MKT-MORE-19). */
export function Faq({ faq }: { faq: readonly ManagedFaq[] }) {
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <>
      <Rows
        title={words.faq}
        lead={words.faqLead}
        action={<Button onClick={() => setOpened('new')}>{words.addFaq}</Button>}
        kind="faq"
        rows={faq.map(({ id, question, answer }) => ({ id, name: question, text: answer }))}
        onEdit={setOpened}
      />
      {opened && <FaqDialog entry={faq.find(({ id }) => id === opened) ?? null} onClose={() => setOpened(null)} />}
    </>
  )
}

function FaqDialog({ entry, onClose }: { entry: ManagedFaq | null; onClose: () => void }) {
  const [id] = useState(() => entry?.id ?? newId())
  const [newer, setNewer] = useState<FaqText | null>(null)
  const done = { said: () => words.saved, onDone: onClose }
  const make = useAdminChange(api.site.makeFaqEntry, done)
  const edit = useAdminChange(api.site.editFaqEntry, { ...done, onRefused: takesNewer<FaqText>(setNewer) })
  const remove = useAdminChange(api.site.removeFaqEntry, { said: () => words.removed, onDone: onClose })
  return (
    <FieldsDialog
      title={entry ? words.edit(entry.question) : words.addFaq}
      stored={{ question: entry?.question ?? '', answer: entry?.answer ?? '' }}
      shape={{
        question: { label: words.question, least: contentLimits.questionMin, most: contentLimits.question },
        answer: { label: words.answer, least: contentLimits.answerMin, most: contentLimits.answer, long: true },
      }}
      faults={faqFaults}
      busy={make.isPending || edit.isPending || remove.isPending}
      newer={newer}
      onSave={(before, after) => (entry ? edit.mutate({ id, before, after }) : make.mutate({ id, ...after }))}
      onRemove={entry ? () => remove.mutate({ id }) : undefined}
      onClose={onClose}
    />
  )
}
