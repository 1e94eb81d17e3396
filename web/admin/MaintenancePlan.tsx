import type { PublicSettings } from '@bewezen/domain/access/contract.ts'
import {
  countdownRefreshMs,
  countdownText,
  maintenanceRefusal,
  maxModeMessage,
} from '@bewezen/domain/access/maintenance.ts'
import { maintenanceRefused, maintenanceWords } from '@bewezen/domain/access/words.ts'
import { adminWords } from '@bewezen/domain/admin/words.ts'
import { shortDayTime } from '@bewezen/domain/base/dates.ts'
import { fromWallTime, toWallTime } from '@bewezen/domain/base/wallTime.ts'
import { type FormEvent, useState } from 'react'
import { useServerNow } from '../access/index.ts'
import { api } from '../base/api/api.ts'
import { useQueries } from '../base/api/queries.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { useChange } from '../base/api/useChange.ts'
import { Button } from '../base/parts/Button.tsx'
import { TextArea } from '../base/parts/TextArea.tsx'
import { TextField } from '../base/parts/TextField.tsx'
import { tellError, tellSuccess } from '../base/parts/toast.ts'

/** What the maintenance screen says: message, start and end, all optional (SH-MAINT-20). */
export function MaintenancePlan({ settings }: { settings: PublicSettings }) {
  const { maintenance } = settings
  const now = useServerNow(settings.now, countdownRefreshMs)
  // Another admin's change begins the form anew; what is typed here meanwhile would hide it.
  const stored = [maintenance.message, maintenance.startsAt, maintenance.endsAt].join()
  return (
    <>
      {maintenance.on && <Running maintenance={maintenance} now={now} />}
      <PlanForm key={stored} maintenance={maintenance} now={now} />
    </>
  )
}

type Maintenance = PublicSettings['maintenance']

const Running = ({ maintenance: { startsAt, endsAt }, now }: { maintenance: Maintenance; now: number }) => (
  <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 rounded-m bg-surface-2 px-4 py-3 text-[15px]">
    {startsAt && (
      <>
        <dt className="text-ink-2">{adminWords.started}</dt>
        <dd className="text-right font-semibold">{shortDayTime(startsAt)}</dd>
      </>
    )}
    {endsAt && (
      <>
        <dt className="text-ink-2">{adminWords.readyIn}</dt>
        <dd className="text-right font-semibold">{countdownText(endsAt, now)}</dd>
      </>
    )}
  </dl>
)

const inField = (moment: string | null) => (moment ? toWallTime(moment) : '')

function PlanForm({ maintenance, now }: { maintenance: Maintenance; now: number }) {
  const [message, setMessage] = useState(maintenance.message ?? '')
  const [starts, setStarts] = useState(inField(maintenance.startsAt))
  const [ends, setEnds] = useState(inField(maintenance.endsAt))
  const [endError, setEndError] = useState<string | null>(null)
  const save = useSavePlan(() => setEndError(maintenanceRefused.END_BEFORE_START.text))

  const send = (event: FormEvent) => {
    event.preventDefault()
    const plan = {
      message: message.trim() || null,
      startsAt: momentOf(starts, maintenance.startsAt),
      endsAt: momentOf(ends, maintenance.endsAt),
    }
    const refusal = maintenanceRefusal({ message: plan.message, startAt: plan.startsAt, endAt: plan.endsAt }, now)
    if (refusal?.code === 'END_BEFORE_START') return setEndError(maintenanceRefused.END_BEFORE_START.text)
    setEndError(null)
    save.mutate(plan)
  }
  return (
    <form onSubmit={send} noValidate className="mt-5 grid gap-4">
      <TextArea
        label={adminWords.message}
        hint={adminWords.messageHint}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
        maxLength={maxModeMessage}
        atMost={maxModeMessage}
        rows={3}
        optional
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="datetime-local"
          label={adminWords.startsAt}
          hint={adminWords.timeHint}
          value={starts}
          onChange={(event) => setStarts(event.currentTarget.value)}
          optional
        />
        <TextField
          type="datetime-local"
          label={adminWords.endsAt}
          hint={maintenance.on ? undefined : adminWords.endsHint}
          error={endError}
          value={ends}
          onChange={(event) => {
            setEnds(event.currentTarget.value)
            setEndError(null)
          }}
          optional
        />
      </div>
      <Button type="submit" busy={save.isPending} busyText={adminWords.saving}>
        {adminWords.save}
      </Button>
    </form>
  )
}

/** A field shows minutes: one that was left alone keeps its seconds. */
const momentOf = (typed: string, stored: string | null): string | null =>
  typed === inField(stored) ? stored : fromWallTime(typed)

function useSavePlan(onEndRefused: () => void) {
  const cache = useQueries()
  return useChange(api.access.saveMaintenance, {
    onSuccess: (settings) => {
      cache.setQueryData(api.access.settings.queryKey({ input: {} }), settings)
      tellSuccess(maintenanceWords.planSaved.title)
    },
    onError: (error) => {
      const code = refusalOf(error)?.code ?? ''
      if (code === 'END_BEFORE_START') return onEndRefused()
      const refused: Readonly<Record<string, { title: string; text: string } | undefined>> = maintenanceRefused
      const { title, text } = refused[code] ?? maintenanceRefused.failed
      tellError(title, text)
    },
  })
}
