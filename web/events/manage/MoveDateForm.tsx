import { gateWords } from '@bewezen/domain/access/gateWords.ts'
import { daysBetween } from '@bewezen/domain/base/dates.ts'
import { isDay, plusDays } from '@bewezen/domain/base/days.ts'
import { toWallTime } from '@bewezen/domain/base/wallTime.ts'
import { moveFaults } from '@bewezen/domain/events/dateMove.ts'
import { dateMoveWords as words } from '@bewezen/domain/events/dateMoveWords.ts'
import { typedTime } from '@bewezen/domain/events/eventForm.ts'
import { formLabels as labels } from '@bewezen/domain/events/formLabelWords.ts'
import { faultWords, saveWords } from '@bewezen/domain/events/formWords.ts'
import { movedWords } from '@bewezen/domain/events/pageWords.ts'
import { shownTime } from '@bewezen/domain/events/shownTime.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useChange } from '../../base/api/useChange.ts'
import { useForm } from '../../base/editing/useForm.ts'
import { FormDialog } from '../../base/parts/FormDialog.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'
import { words as partWords } from '../../base/parts/words.ts'
import { faultsOf as refusedFields } from '../form/saveError.ts'
import type { Shown } from '../shown.ts'
import { eventsChanged } from './eventsChanged.ts'

type Typed = { startDay: string; startTime: string; endDay: string; endTime: string }
type Times = { startAt: string; endAt: string }

/** The times of one date of a series, on the wall of its event; what was typed stays when it is refused (EV-RECUR-29, EV-RECUR-30). */
export function MoveDateForm({ shown: { event, date }, onClose }: { shown: Shown; onClose: () => void }) {
  const [opened] = useState(date)
  // Where it is by now, when somebody else moved it meanwhile (EV-RECUR-34).
  const [refused, setRefused] = useState<Times | null>(null)
  const latest = refused ?? date
  const isElsewhere = latest.startAt !== opened.startAt || latest.endAt !== opened.endAt
  const { zone } = event
  const form = useForm<Typed>({ start: typedFrom(opened, zone), faultsOf: (typed) => faultsOf(typed, zone) })
  const move = useChange(api.events.moveDate, {
    onSuccess: () => {
      tellSuccess(words.done, words.doneText)
      onClose()
      void eventsChanged()
    },
    onError: (error) => {
      const { code, data } = refusalOf(error) ?? {}
      if (code === 'CHANGED') setRefused(data as Times)
      else if (code === 'FAULTY_FIELDS') {
        const { start, end } = refusedFields(data)
        form.refuse({ ...(start ? { startDay: start } : {}), ...(end ? { endDay: end } : {}) })
      } else if (code === 'FORBIDDEN') tellError(gateWords.forbidden.title, gateWords.forbidden.text)
      else tellError(words.failed, code !== undefined && gone.has(code) ? words.gone : reasonOf(code))
    },
  })
  const send = (element: HTMLFormElement) => {
    const typed = form.check(element)
    if (!typed) return
    const seen = { startAt: latest.startAt, endAt: latest.endAt }
    move.mutate({ eventId: event.id, occurrenceId: date.id, seen, ...wallOf(typed) })
  }
  /** Another day takes the end along, however many days it lasts. */
  const moveStart = (startDay: string) =>
    form.put(({ startDay: from, endDay }) => {
      const lasts = isDay(from) && isDay(endDay) ? daysBetween(from, endDay) : 0
      return isDay(startDay) ? { startDay, endDay: plusDays(startDay, lasts) } : { startDay }
    })
  return (
    <FormDialog
      onClose={onClose}
      title={movedWords.move}
      description={`${event.title}: ${shownTime({ startAt: opened.startAt, endAt: opened.endAt, zone }, zone).when}`}
      unsaved={Object.keys(form.typed).length > 0 && !move.isPending}
      verb={words.save}
      busyText={words.saving}
      busy={move.isPending}
      onSend={send}
    >
      <p className="text-fs-14 text-ink-2">
        {words.text} {date.taken > 0 && words.told}
      </p>
      <p role="status" className="rounded-m bg-ember-soft px-4 py-3 text-fs-14 text-ember-ink empty:hidden">
        {isElsewhere && words.changed(shownTime({ startAt: latest.startAt, endAt: latest.endAt, zone }, zone).when)}
      </p>
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-start gap-4">
        <TextField
          type="date"
          label={labels.startDay}
          required
          {...form.field('startDay')}
          onChange={(typed) => moveStart(typed.target.value)}
        />
        <TextField
          label={labels.startTime}
          required
          inputMode="numeric"
          placeholder="10:00"
          {...form.field('startTime')}
        />
        <TextField type="date" label={labels.endDay} required {...form.field('endDay')} />
        <TextField label={labels.endTime} required inputMode="numeric" placeholder="12:00" {...form.field('endTime')} />
      </div>
    </FormDialog>
  )
}

const gone: ReadonlySet<string> = new Set([
  'EVENT_NOT_FOUND',
  'OCCURRENCE_NOT_FOUND',
  'OCCURRENCE_STARTED',
  'EVENT_CANCELLED',
])

const reasonOf = (code: string | undefined): string => (code === 'OFFLINE' ? partWords.offline : saveWords.tryAgain)

function typedFrom({ startAt, endAt }: Times, zone: string): Typed {
  const [start, end] = [toWallTime(startAt, zone), toWallTime(endAt, zone)]
  return { startDay: start.slice(0, 10), startTime: start.slice(11), endDay: end.slice(0, 10), endTime: end.slice(11) }
}

/** What is typed as it is sent; a time that cannot be read is left as it is and refused. */
const wallOf = ({ startDay, startTime, endDay, endTime }: Typed) => ({
  start: `${startDay}T${typedTime(startTime) ?? startTime}`,
  end: `${endDay}T${typedTime(endTime) ?? endTime}`,
})

/** What is wrong with each field before anything is sent; which days are taken only the server knows (EV-FORM-42). */
function faultsOf(typed: Typed, zone: string): { [Field in keyof Typed]?: string } {
  const [startTime, endTime] = [typed.startTime, typed.endTime].map((time) =>
    typedTime(time) === null ? faultWords.timeInvalid : undefined,
  )
  if (startTime || endTime) return { ...(startTime ? { startTime } : {}), ...(endTime ? { endTime } : {}) }
  const { start, end } = moveFaults({ ...wallOf(typed), zone }, new Set(), Date.now())
  return { ...(start ? { startDay: start } : {}), ...(end ? { endDay: end } : {}) }
}
