import { newId } from '@bewezen/domain/base/newId.ts'
import type { ExternalSource } from '@bewezen/domain/external/contract.ts'
import { sourceWords as words } from '@bewezen/domain/external/laterWords.ts'
import type { SourceField, SourceForm } from '@bewezen/domain/external/source.ts'
import { externalNotices } from '@bewezen/domain/external/words.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import type { Faults } from '../../base/editing/faults.ts'
import { useStoredForm } from '../../base/editing/useStoredForm.ts'
import { FormDialog } from '../../base/parts/FormDialog.tsx'
import { NewerStrip } from '../NewerStrip.tsx'
import { useExternalChange } from '../useExternalChange.ts'
import { useNewer } from '../useNewer.ts'
import { SourceFields } from './SourceFields.tsx'
import { faultsOf, formOf, sentForm, sourceRows } from './sourceForm.ts'

type Props = {
  /** The one that is changed; null makes a new one. */
  source: ExternalSource | null
  newest: ExternalSource | null
  onMade: (source: ExternalSource, secret: string | null) => void
  onClose: () => void
}

/** Adds a source or changes one; what another admin saved meanwhile is not overwritten (IN-EXT-03, IN-EXT-04, IN-EXT-94, ADM-PANEL-22). */
export function SourceDialog({ source, newest, onMade, onClose }: Props) {
  const [id] = useState(() => source?.id ?? newId())
  const form = useStoredForm<ExternalSource | null, SourceForm, SourceField>({ stored: source, valuesFrom: formOf })
  const newer = useNewer<ExternalSource, SourceForm>(form, newest, sourceRows)
  // One that another admin deleted meanwhile is made anew.
  const isThere = form.from !== null
  const save = useExternalChange(api.external.saveSource, {
    said: () => (isThere ? externalNotices.sourceSaved : externalNotices.sourceAdded),
    failed: isThere ? externalNotices.sourceSaveFailed : externalNotices.sourceAddFailed,
    onDone: ({ source: made, inboundSecret }) => (isThere ? onClose() : onMade(made, inboundSecret)),
    onRefused: ({ code, data }) => {
      if (code === 'FAULTY_FIELDS') form.refuse((data as { faults: Faults<SourceField> }).faults)
      return newer.hear(code) || code === 'FAULTY_FIELDS'
    },
  })
  const send = (element: HTMLFormElement) => {
    const typed = form.check(element, faultsOf(form.values, form.from))
    if (typed) save.mutate({ id, version: form.from?.version ?? null, source: sentForm(typed) })
  }
  return (
    <FormDialog
      onClose={onClose}
      unsaved={form.isDirty}
      title={isThere ? words.edit : words.add}
      verb={isThere ? words.save : words.addVerb}
      busyText={words.saving}
      busy={save.isPending}
      onSend={send}
    >
      <NewerStrip record={newer} />
      <SourceFields form={form} stored={form.from} />
    </FormDialog>
  )
}
