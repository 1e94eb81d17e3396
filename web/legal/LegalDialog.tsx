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
import { focusFault } from '../base/focus/focusFault.ts'
import { ChangedMeanwhile } from '../base/parts/ChangedMeanwhile.tsx'
import { FormDialog } from '../base/parts/FormDialog.tsx'
import { TextField } from '../base/parts/TextField.tsx'
import { tellError, tellSuccess } from '../base/parts/toast.ts'
import { RichTextField } from '../base/richText/RichTextField.tsx'

type Props = { pageType: LegalPageType; text: LegalText | null; onSaved?: () => void; onClose: () => void }
type Faults = { title?: string; content?: string }

/** Edits a legal page; what was typed stays when the save fails (LEGAL-PAGE-02..05, LEGAL-PAGE-10..14, X3-EDGE-13). */
export function LegalDialog({ pageType, text, onSaved, onClose }: Props) {
  const cache = useQueries()
  const [before, setBefore] = useState(text)
  const [title, setTitle] = useState(text?.title ?? legalWords.titles[pageType])
  const [content, setContent] = useState(text?.content ?? '')
  const [faults, setFaults] = useState<Faults>({})
  const [newer, setNewer] = useState<LegalText | null>(null)
  const [touched, setTouched] = useState(false)

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
      setFaults({ content: richTextRefused[code] })
      tellError(words.saveFailed.title, words.saveFailed.text)
    },
  })
  const isEmpty = isInvisible(title) || isEmptyRichText(content)
  const send = (form: HTMLFormElement) => {
    const found: Faults = {
      ...(isLegalTitle(title) ? {} : { title: words.titleWrong }),
      ...(isTooLargeRichText(content) ? { content: richTextRefused.CONTENT_TOO_LARGE } : {}),
    }
    setFaults(found)
    if (found.title || found.content) return focusFault(form)
    if (isEmpty) return
    save.mutate({ pageType, title, content, updatedAt: before?.updatedAt ?? null })
  }
  return (
    <FormDialog
      onClose={onClose}
      unsaved={touched}
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
            setBefore(newer)
            setTitle(newer.title)
            setContent(newer.content)
            setNewer(null)
            setTouched(false)
          }}
        />
      )}
      <TextField
        label={words.title}
        required
        value={title}
        error={faults.title}
        onChange={(event) => {
          setTitle(event.currentTarget.value)
          setTouched(true)
          setFaults({ ...faults, title: undefined })
        }}
      />
      <RichTextField
        key={before?.updatedAt}
        label={words.content}
        kind="page"
        required
        initial={content}
        error={faults.content}
        onChange={(html) => {
          setContent(html)
          setTouched(true)
          setFaults({ ...faults, content: undefined })
        }}
      />
    </FormDialog>
  )
}
