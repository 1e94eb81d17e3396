import { longDate } from '@bewezen/domain/base/dates.ts'
import { isEmptyRichText, isTooLargeRichText } from '@bewezen/domain/base/richText.ts'
import { richTextRefused } from '@bewezen/domain/base/richTextWords.ts'
import { isInvisible } from '@bewezen/domain/base/visibleText.ts'
import type { LegalText } from '@bewezen/domain/legal/contract.ts'
import { isLegalTitle, type LegalPageType } from '@bewezen/domain/legal/pages.ts'
import { legalWords, legalEditWords as words } from '@bewezen/domain/legal/words.ts'
import { useState } from 'react'
import { api } from '../base/api/api.ts'
import { useQueries } from '../base/api/queries.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { useChange } from '../base/api/useChange.ts'
import { useStoredForm } from '../base/editing/useStoredForm.ts'
import { ChangedMeanwhile } from '../base/parts/ChangedMeanwhile.tsx'
import { FormDialog } from '../base/parts/FormDialog.tsx'
import { TextField } from '../base/parts/TextField.tsx'
import { tellError, tellSuccess } from '../base/parts/toast.ts'
import { RichTextField } from '../base/richText/RichTextField.tsx'

type Props = { pageType: LegalPageType; text: LegalText | null; onSaved?: () => void; onClose: () => void }
type Typed = { title: string; content: string }

/** Edits a legal page; what was typed stays when the save fails (LEGAL-PAGE-02..05, LEGAL-PAGE-10..14, X3-EDGE-13). */
export function LegalDialog({ pageType, text, onSaved, onClose }: Props) {
  const cache = useQueries()
  const form = useStoredForm<LegalText | null, Typed>({
    stored: text,
    valuesFrom: (stored) => ({
      title: stored?.title ?? legalWords.titles[pageType],
      content: stored?.content ?? '',
    }),
  })
  const { from: before, values } = form
  const { title, content } = values
  const [newer, setNewer] = useState<LegalText | null>(null)

  const save = useChange(api.legal.save, {
    onSuccess: () => {
      tellSuccess(words.saved.title, words.saved.text)
      void cache.invalidateQueries({ queryKey: api.legal.key() })
      onSaved?.()
      onClose()
    },
    onError: (error) => {
      const refusal = refusalOf(error)
      const code = refusal?.code ?? ''
      if (code === 'FORBIDDEN') return tellError(words.denied.title, words.denied.text)
      if (code === 'CHANGED') setNewer((refusal?.data as { current: LegalText } | undefined)?.current ?? null)
      form.refuse({ content: richTextRefused[code] })
      tellError(words.saveFailed.title, words.saveFailed.text)
    },
  })
  const isEmpty = isInvisible(title) || isEmptyRichText(content)
  const send = (element: HTMLFormElement) => {
    const isFine = form.check(element, {
      title: isLegalTitle(title) ? null : words.titleWrong,
      content: isTooLargeRichText(content) ? richTextRefused.CONTENT_TOO_LARGE : null,
    })
    if (!isFine || isEmpty) return
    save.mutate({ pageType, title, content, updatedAt: before?.updatedAt ?? null })
  }
  return (
    <FormDialog
      onClose={onClose}
      unsaved={form.isTouched}
      width="l"
      title={words.editTitle(legalWords.titles[pageType])}
      description={before && words.version(before.label, longDate(before.updatedAt))}
      verb={words.save}
      busyText={words.saving}
      busy={save.isPending}
      isEmpty={isEmpty}
      onSend={send}
    >
      {newer && (
        <ChangedMeanwhile
          current={newer.title}
          onReload={() => {
            form.takeOver(newer)
            setNewer(null)
          }}
        />
      )}
      <TextField label={words.title} required {...form.field('title')} />
      <RichTextField
        key={before?.updatedAt}
        label={words.content}
        kind="page"
        required
        initial={content}
        error={form.errors.content}
        onChange={(html) => form.set('content', html)}
      />
    </FormDialog>
  )
}
