import {
  type ManagedPartner,
  maxPartnerText,
  newPartnerForm,
  type PartnerField,
  partnerFaults,
  partnerFormOf,
  type PartnerForm as Typed,
} from '@bewezen/domain/production/partners.ts'
import { screenWords, partnerScreenWords as words } from '@bewezen/domain/production/screenWords.ts'
import { api } from '../../base/api/api.ts'
import type { Row } from '../../base/editing/rowsChanged.ts'
import { Checkbox } from '../../base/parts/Checkbox.tsx'
import { TextArea } from '../../base/parts/TextArea.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { partnerSays } from '../record/messages.ts'
import { RecordForm } from '../record/RecordForm.tsx'
import { useRecord } from '../record/useRecord.ts'
import { contactFields, invoiceFields, type PartnerLine, typeOf } from './fields.ts'

type Props = { partner?: ManagedPartner; onClose?: () => void }

/** Adds or changes a partner, with contact and invoicing (EV-PARTNER-01..06, EV-PARTNER-09). */
export function PartnerForm({ partner, onClose }: Props) {
  const record = useRecord({
    stored: partner ?? null,
    formOf,
    faultsOf: partnerFaults,
    operation: api.production.savePartner,
    inputOf: (saved) => saved,
    says: partnerSays,
    rowsOf: partnerRows,
    onDone: onClose,
    keepAs: 'partner',
  })
  const { values, errors, put } = record
  const line = (field: PartnerLine) => (
    <TextField
      key={field}
      label={words.fields[field]}
      required={field === 'name'}
      autoComplete="off"
      {...typeOf(field)}
      value={values[field]}
      error={errors[field]}
      onChange={(event) => put({ [field]: event.currentTarget.value } as Partial<Typed>)}
    />
  )
  return (
    <RecordForm record={record} title={partner ? words.editTitle : words.addTitle} onClose={onClose}>
      {line('name')}
      <TextArea
        label={words.fields.description}
        rows={3}
        atMost={maxPartnerText}
        value={values.description}
        error={errors.description}
        onChange={(event) => put({ description: event.currentTarget.value })}
      />
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-2 heading text-fs-18">{words.contact}</legend>
        {contactFields.map(line)}
      </fieldset>
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-2 heading text-fs-18">{words.invoicing}</legend>
        {invoiceFields.map(line)}
      </fieldset>
      <Checkbox
        label={words.fields.isActive}
        checked={values.isActive}
        onChange={(event) => put({ isActive: event.currentTarget.checked })}
      />
    </RecordForm>
  )
}

const formOf = (partner: ManagedPartner | null) => (partner ? partnerFormOf(partner) : newPartnerForm())

const fields = ['name', 'description', ...contactFields, ...invoiceFields, 'isActive'] as const satisfies PartnerField[]

/** A partner as it is read, in the order of the form. */
export function partnerRows(partner: ManagedPartner): Row[] {
  const values = partnerFormOf(partner)
  const textOf = (value: string | boolean) =>
    typeof value === 'boolean' ? (value ? screenWords.yes : screenWords.no) : value
  return fields.map((field): Row => [words.fields[field], textOf(values[field])])
}
