import type { MedicalRecord } from '@bewezen/domain/health/contract.ts'
import { ratingRange, ratings } from '@bewezen/domain/health/measures.ts'
import { fieldWords, medicalWords } from '@bewezen/domain/health/words.ts'
import Lock from 'lucide-react/icons/lock'
import type { FormEvent } from 'react'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { Button } from '../base/parts/Button.tsx'
import { Loaded } from '../base/parts/Loaded.tsx'
import { PathLink } from '../base/parts/PathLink.tsx'
import { Skeleton } from '../base/parts/Skeleton.tsx'
import { Slider } from '../base/parts/Slider.tsx'
import { useOwnAccount } from '../base/session/viewer.ts'
import { DayCurve } from './DayCurve.tsx'
import { EraseMedical } from './EraseMedical.tsx'
import { MedicalFields } from './MedicalFields.tsx'
import { fieldId, type MedicalFormState, useMedicalForm } from './useMedicalForm.ts'

/** The panel of health data of one's own profile: everything in it is saved together (SH-PROF-07, SH-MED). */
export function MedicalPanel() {
  const read = useRead(api.health.medical, {})
  const viewer = useOwnAccount()
  return (
    <Loaded read={read} failed={medicalWords.loadFailed} waiting={<OnItsWay />}>
      {(record) => (viewer ? <Panel key={viewer.id} record={record} personId={viewer.id} /> : <OnItsWay />)}
    </Loaded>
  )
}

const OnItsWay = () => (
  <div role="status" className="grid gap-4">
    <span className="sr-only">{medicalWords.loading}</span>
    <Skeleton className="h-36 w-full" />
    <Skeleton className="h-64 w-full" />
  </div>
)

function Panel({ record, personId }: { record: MedicalRecord; personId: string }) {
  const state = useMedicalForm(record, personId)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    state.save(event.currentTarget)
  }
  return (
    <form onSubmit={send} noValidate aria-label={medicalWords.title} className="grid gap-6">
      {state.isOutdated && <Outdated onUseNewest={() => state.startFrom(record)} />}
      <DayCurve form={state.form} />
      <div className="grid gap-x-10 gap-y-[18px] lg:grid-cols-2">
        {ratings.map((field) => (
          <Slider
            key={field}
            id={fieldId(field)}
            label={fieldWords[field]}
            ends={medicalWords.ends[field]}
            {...ratingRange}
            value={state.form[field]}
            onChange={(value) => state.set(field, value)}
            error={state.faults[field]}
          />
        ))}
      </div>
      {(['body', 'medical', 'food', 'exercise', 'lifestyle'] as const).map((group) => (
        <div key={group} className="border-t border-line pt-6">
          <MedicalFields state={state} group={group} />
        </div>
      ))}
      <Save record={record} state={state} />
    </form>
  )
}

const Save = ({ record, state }: { record: MedicalRecord; state: MedicalFormState }) => (
  <div className="grid gap-5 border-t border-line pt-5">
    <div className="grid items-center gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-2 text-fs-14 leading-normal text-ink-2">
        <p className="flex items-start gap-2">
          <Lock size={16} className="mt-0.5" />
          {medicalWords.onlyYou}
        </p>
        <p id="medical-consent">{medicalWords.consent}</p>
        {record.consentedAt && <p className="text-ink-3">{medicalWords.consentGiven(record.consentedAt)}</p>}
      </div>
      <div className="grid gap-1.5 lg:justify-items-end">
        <Button
          type="submit"
          aria-describedby="medical-consent"
          busy={state.isSaving}
          busyText={medicalWords.saving}
          className="max-lg:w-full"
        >
          {medicalWords.save}
        </Button>
        <p role="status" className="text-center text-fs-13 text-ink-3 empty:hidden">
          {state.changed && medicalWords.unsaved}
        </p>
      </div>
    </div>
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <PathLink to="/profile/inzage" className="inline-flex min-h-11 items-center text-fs-14 font-[550] underline">
        {medicalWords.whoLooked}
      </PathLink>
      {record.consentedAt && <EraseMedical onErased={state.startFrom} />}
    </div>
  </div>
)

const Outdated = ({ onUseNewest }: { onUseNewest: () => void }) => (
  <div role="alert" className="flex flex-wrap items-center justify-between gap-3 rounded-m bg-ember-soft px-4 py-3">
    <p className="text-fs-14 leading-normal text-ember-ink">
      <strong>{medicalWords.changedMeanwhile}.</strong> {medicalWords.useNewestText}
    </p>
    <Button look="line" size="s" onClick={onUseNewest} className="min-h-11">
      {medicalWords.useNewest}
    </Button>
  </div>
)
