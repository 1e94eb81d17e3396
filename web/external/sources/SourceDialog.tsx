import { newId } from '@bewezen/domain/base/newId.ts'
import type { ExternalSource } from '@bewezen/domain/external/contract.ts'
import { sourceWords as words } from '@bewezen/domain/external/laterWords.ts'
import type { SourceField, SourceForm } from '@bewezen/domain/external/source.ts'
import { externalNotices } from '@bewezen/domain/external/words.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import type { Faults } from '../../base/editing/faults.ts'
import { useStoredForm } from '../../base/editing/useStoredForm.ts'
import { ChangedMeanwhile } from '../../base/parts/ChangedMeanwhile.tsx'
import { FormDialog } from '../../base/parts/FormDialog.tsx'
import { useExternalChange } from '../useExternalChange.ts'
import { SourceFields } from './SourceFields.tsx'
import { faultsOf, formOf, sentForm } from './sourceForm.ts'

type Props = {
  /** The one that is changed; null makes a new one. */
  source: ExternalSource | null
  newest: ExternalSource | null
  onMade: (source: ExternalSource, secret: string | null) => void
  onClose: () => void
}

/** Adds a source or changes one; what another admin saved meanwhile is not overwritten (IN-EXT-03, IN-EXT-04, ADM-PANEL-22). */
export function SourceDialog({ source, newest, onMade, onClose }: Props) {
  const [id] = useState(() => source?.id ?? newId())
  const [isChanged, setChanged] = useState(false)
  const form = useStoredForm<ExternalSource | null, SourceForm, SourceField>({ stored: source, valuesFrom: formOf })
  const save = useExternalChange(api.external.saveSource, {
    said: () => (source ? externalNotices.sourceSaved : externalNotices.sourceAdded),
    failed: source ? externalNotices.sourceSaveFailed : externalNotices.sourceAddFailed,
    onDone: ({ source: made, inboundSecret }) => (source ? onClose() : onMade(made, inboundSecret)),
    onRefused: ({ code, data }) => {
      if (code === 'FAULTY_FIELDS') form.refuse((data as { faults: Faults<SourceField> }).faults)
      setChanged(code === 'CHANGED')
      return code === 'FAULTY_FIELDS'
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
      title={source ? words.edit : words.add}
      verb={source ? words.save : words.addVerb}
      busyText={words.saving}
      busy={save.isPending}
      onSend={send}
    >
      {isChanged && newest && (
        <ChangedMeanwhile
          current={newest.name}
          onReload={() => {
            form.takeOver(newest)
            setChanged(false)
          }}
        />
      )}
      <SourceFields form={form} stored={form.from} />
    </FormDialog>
  )
}
