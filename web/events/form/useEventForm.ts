import { enrolWords } from '@bewezen/domain/events/enrolWords.ts'
import { formNotices } from '@bewezen/domain/events/eventFaults.ts'
import type { EventForm } from '@bewezen/domain/events/eventForm.ts'
import { formLabels } from '@bewezen/domain/events/formLabelWords.ts'
import { formNoticeWords, saveWords } from '@bewezen/domain/events/formWords.ts'
import type { Answers, Question } from '@bewezen/domain/events/seriesEdit.ts'
import { type FormEvent, useState } from 'react'
import { api } from '../../base/api/api.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useAttemptId } from '../../base/api/useAttemptId.ts'
import { useStoredForm } from '../../base/editing/useStoredForm.ts'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'
import { eventsChanged } from '../manage/eventsChanged.ts'
import { changed, type DraftField, draftFaults, draftFrom, type EventDraft, formFrom } from './draft.ts'
import { faultsOf, saveError } from './saveError.ts'
import { useNewerRows } from './useNewerRows.ts'

/** An event that is edited, as it was read. */
export type OpenedEvent = {
  id: string
  form: EventForm
  version: number
  taken: number
  hasPaid: boolean
  status: string
}
/** The dates that vanish, on which people count. */
export type Vanishing = { dates: readonly Question[]; freeDays: readonly string[] }
export type EventFormState = ReturnType<typeof useEventForm>
type Given = {
  opened: OpenedEvent | null
  blank: EventForm
  /** Reads it once more; undefined when that failed. */
  readAgain?: () => Promise<OpenedEvent | undefined>
  onDone: (slug: string) => void
}

/** What is typed about an event, what is wrong with it, and the save with all that it may ask (EV-FORM-18, EV-FORM-37, EV-FORM-38, EV-FORM-58..61). */
export function useEventForm({ opened, blank, readAgain, onDone }: Given) {
  const attempt = useAttemptId()
  const [blankDraft] = useState(() => draftFrom(blank))
  const fields = useStoredForm<OpenedEvent | null, EventDraft, DraftField>({
    stored: opened,
    valuesFrom: (event) => (event ? draftFrom(event.form) : blankDraft),
    together: true,
  })
  const { from: before, values: draft } = fields
  const [isSaving, setSaving] = useState(false)
  const [notices, setNotices] = useState<readonly string[]>([])
  const [vanishing, setVanishing] = useState<Vanishing | null>(null)
  /** What somebody else saved meanwhile, once a save was refused for it. */
  const [newer, setNewer] = useState<OpenedEvent | null>(null)
  const changes = useNewerRows(before, newer)

  const save = async (answers: Answers) => {
    if (isSaving) return
    setSaving(true)
    setNotices([])
    const form = formFrom(draft)
    try {
      const { data } = before
        ? await api.events.update.call({ eventId: before.id, version: before.version, form, answers: given(answers) })
        : await api.events.create.call({ id: attempt.idFor(form), form })
      const cut = data.stopsAfter === null ? [] : [formNoticeWords.cutAfter(data.stopsAfter)]
      tellSuccess(enrolWords.success, [before ? saveWords.updated : saveWords.created, ...cut].join(' '))
      fields.saved(draft)
      setVanishing(null)
      void eventsChanged()
      onDone(data.slug)
    } catch (error) {
      const refusal = refusalOf(error) ?? { code: 'UNKNOWN' as const, data: undefined }
      if (refusal.code === 'DATES_NEED_ANSWER') setVanishing(refusal.data as Vanishing)
      else {
        setVanishing(null)
        fields.refuse(faultsOf(refusal.data))
        const { title, text } = saveError(refusal, before === null)
        tellError(title, text)
        if (refusal.code === 'CHANGED') setNewer((await readAgain?.()) ?? null)
      }
    }
    setSaving(false)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!fields.check(event.currentTarget, draftFaults(draft)))
      return tellError(saveWords.incomplete.title, saveWords.incomplete.text)
    const asks = [...formNotices(formFrom(draft), before?.taken ?? 0, new Date()), ...paidOff(before, draft)]
    if (asks.length > 0) setNotices(asks)
    else void save({})
  }
  return {
    draft,
    put: (change: Partial<EventDraft>) => fields.put((now) => changed(now, change)),
    faults: fields.errors,
    isTouched: fields.isTouched,
    isSaving,
    submit,
    save,
    /** What somebody else changed meanwhile, field by field; null while nobody did (EV-FORM-60). */
    changes,
    /** Begins anew with what stands there now. */
    takeOver() {
      if (newer) fields.takeOver(newer)
      setNewer(null)
    },
    /** Goes on with what was typed, over what stands there now: a field in which nothing was typed has what is stored. */
    goOn() {
      if (newer && before) fields.saved(draftFrom(before.form), newer)
      setNewer(null)
    },
    before,
    notices,
    dropNotices: () => setNotices([]),
    vanishing,
    dropVanishing: () => setVanishing(null),
  }
}

/** Switching paid off gives nobody money back by itself, and says so (EV-FORM-63). */
const paidOff = (before: OpenedEvent | null, { isPaid }: EventDraft): string[] =>
  before?.hasPaid && before.form.isPaid && !isPaid ? [formLabels.paidOff] : []

const given = (answers: Answers) =>
  Object.fromEntries(Object.entries(answers).flatMap(([id, answer]) => (answer ? [[id, answer]] : [])))
