import { deskWords, settingsWords as words } from '@bewezen/domain/events/deskWords.ts'
import { saveWords } from '@bewezen/domain/events/formWords.ts'
import { settingsNotice } from '@bewezen/domain/events/settingsFaults.ts'
import { type FormEvent, useRef, useState } from 'react'
import { api } from '../../../base/api/api.ts'
import { useQueries } from '../../../base/api/queries.ts'
import { type Refusal, refusalOf } from '../../../base/api/refusal.ts'
import { useChange } from '../../../base/api/useChange.ts'
import { rowsChanged } from '../../../base/editing/rowsChanged.ts'
import { useStoredForm } from '../../../base/editing/useStoredForm.ts'
import { tellError, tellSuccess } from '../../../base/parts/toast.ts'
import { changed, type DraftField, draftFaults, draftFrom, type EventDraft, formFrom } from '../../form/draft.ts'
import { faultsOf } from '../../form/saveError.ts'
import type { OpenedEvent } from '../../form/useEventForm.ts'
import { faultsOfSettings, settingsRows } from './settingsDraft.ts'

/** What is typed on the tab Instellingen, what is wrong with it, and the save, which is that of the form (EV-SET-06..08, EV-SET-11, EV-ADMIN-20, EV-ADMIN-21). */
export function useSettings(opened: OpenedEvent, onOutdated: () => void) {
  const cache = useQueries()
  // What is stored is read anew whenever somebody saves: it is the version that was typed in which counts.
  const fields = useStoredForm<Begun, EventDraft, DraftField>({
    stored: begunFrom(opened),
    valuesFrom: ({ draft }) => draft,
    together: true,
  })
  const { from: before, values: draft } = fields
  const sent = useRef(draft)
  const [isOutdated, setOutdated] = useState(false)
  const isNewer = isOutdated && opened.version !== before.version
  const update = useChange(api.events.update, {
    onSuccess: async ({ data }) => {
      // What was typed stays as it was typed.
      fields.saved(sent.current, { version: data.version, draft: sent.current })
      tellSuccess(deskWords.success, deskWords.updated)
      await cache.invalidateQueries({ queryKey: api.events.key() })
    },
    onError: (error) => {
      const refusal = refusalOf(error)
      const found = faultsOf(refusal?.data)
      fields.refuse(found)
      setOutdated(refusal?.code === 'CHANGED')
      if (refusal?.code === 'CHANGED') onOutdated()
      if (Object.keys(found).length > 0) return tellFaults(Object.values(found))
      tellError(deskWords.error, deskWords.updateFailed(reasonOf(refusal)))
    },
  })
  return {
    draft,
    faults: fields.errors,
    isTouched: fields.isTouched,
    /** What somebody else saved meanwhile, field by field, once it is read; null while nobody did (EV-FORM-60). */
    newer: isNewer ? rowsChanged(settingsRows(before.draft), settingsRows(draftFrom(opened.form))) : null,
    isSaving: update.isPending,
    put: (change: Partial<EventDraft>) => fields.put((now) => changed(now, change)),
    /** Takes over what is stored by now, in the place of what was typed. */
    takeOver() {
      fields.takeOver(begunFrom(opened))
      setOutdated(false)
    },
    /** Goes on with what was typed, over what is stored by now: a field in which nothing was typed has what is stored. */
    goOn() {
      fields.saved(before.draft, begunFrom(opened))
      setOutdated(false)
    },
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      if (update.isPending) return
      const [own, found] = [faultsOfSettings(draft), draftFaults(draft)]
      const isFine = fields.check(event.currentTarget, found)
      if (own.length > 0) return tellFaults(own)
      if (!isFine) return tellFaults(Object.values(found))
      sent.current = draft
      update.mutate({ eventId: opened.id, version: before.version, form: formFrom(draft), answers: {} })
    },
  }
}

/** The version that somebody began with, as it was typed or read. */
type Begun = { version: number; draft: EventDraft }
const begunFrom = ({ version, form }: OpenedEvent): Begun => ({ version, draft: draftFrom(form) })

export type SettingsState = ReturnType<typeof useSettings>

function tellFaults(faults: readonly string[]): void {
  const { title, text } = settingsNotice(faults)
  tellError(title, text)
}

function reasonOf(refusal: Pick<Refusal, 'code'> | null): string {
  if (refusal?.code === 'CHANGED') return saveWords.changed
  if (refusal?.code === 'DATES_NEED_ANSWER') return words.vanishing
  if (refusal?.code === 'EVENT_NOT_FOUND') return deskWords.missing
  return refusal?.code === 'OFFLINE' ? words.offline : words.refused
}
