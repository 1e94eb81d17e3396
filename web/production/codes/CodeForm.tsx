import { tiers } from '@bewezen/domain/access/enrolmentTier.ts'
import { longDateTime, shortDateTime } from '@bewezen/domain/base/dates.ts'
import { amount } from '@bewezen/domain/base/money.ts'
import { tierWords } from '@bewezen/domain/events/words.ts'
import {
  codeFaults,
  codeFormOf,
  type DiscountCode,
  isEmptyCode,
  newCodeForm,
} from '@bewezen/domain/production/codes.ts'
import { codeScreenWords as words } from '@bewezen/domain/production/codeWords.ts'
import { screenWords } from '@bewezen/domain/production/screenWords.ts'
import { api } from '../../base/api/api.ts'
import type { Row } from '../../base/editing/rowsChanged.ts'
import { Checkbox } from '../../base/parts/Checkbox.tsx'
import { Select } from '../../base/parts/Select.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import type { About } from '../about.ts'
import { recordSays } from '../record/messages.ts'
import { RecordForm } from '../record/RecordForm.tsx'
import { useRecord } from '../record/useRecord.ts'

type Props = { event: About['event']; code?: DiscountCode; onClose?: () => void }

/** Adds or changes a discount code (EV-MORE-10, EV-MORE-11). */
export function CodeForm({ event, code, onClose }: Props) {
  const record = useRecord({
    stored: code ?? null,
    formOf: (stored: DiscountCode | null) => (stored ? codeFormOf(stored, event.zone) : newCodeForm()),
    faultsOf: codeFaults,
    isEmpty: (form) => code === undefined && isEmptyCode(form),
    operation: api.production.saveCode,
    inputOf: (saved) => ({ ...saved, eventId: event.id }),
    says: recordSays('code'),
    rowsOf: (stored) => codeRows(stored, event),
    onDone: onClose,
    keepAs: `code:${event.id}`,
  })
  const { values, errors, put } = record
  const field = (name: 'code' | 'value' | 'from' | 'until' | 'mostUses') => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (change: { currentTarget: { value: string } }) => put({ [name]: change.currentTarget.value }),
  })
  const isPercent = values.takes === 'percent'
  return (
    <RecordForm record={record} title={code ? words.editTitle : words.addTitle} onClose={onClose}>
      <TextField
        label={words.code}
        required
        hint={words.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...field('code')}
      />
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={words.takes}
          value={values.takes}
          options={[
            { value: 'percent', label: words.percent },
            { value: 'amount', label: words.amount },
          ]}
          onChange={(change) => put({ takes: change.currentTarget.value === 'amount' ? 'amount' : 'percent' })}
        />
        <TextField
          label={isPercent ? words.percentLabel : words.amountLabel}
          required
          inputMode={isPercent ? 'numeric' : 'decimal'}
          unit={isPercent ? '%' : undefined}
          {...field('value')}
        />
      </div>
      <TextField type="datetime-local" label={words.from} optional {...field('from')} />
      <TextField
        type="datetime-local"
        label={words.until}
        optional
        min={values.from || undefined}
        {...field('until')}
      />
      <TextField label={words.mostUses} optional inputMode="numeric" hint={words.usesHint} {...field('mostUses')} />
      <Checkbox
        label={words.oncePerPerson}
        checked={values.oncePerPerson}
        onChange={(change) => put({ oncePerPerson: change.currentTarget.checked })}
      />
      {event.dates.length > 1 && (
        <Some
          title={words.dates}
          error={errors.dateIds}
          options={event.dates.map(({ id, startAt }) => [id, longDateTime(startAt, event.zone)])}
          chosen={values.dateIds}
          onChange={(dateIds) => put({ dateIds })}
        />
      )}
      <Some
        title={words.tiers}
        options={tiers.map((tier) => [tier, tierWords.badges[tier]])}
        chosen={values.tiers}
        onChange={(chosen) => put({ tiers: chosen })}
      />
      <Checkbox
        label={words.isActive}
        checked={values.isActive}
        onChange={(change) => put({ isActive: change.currentTarget.checked })}
      />
    </RecordForm>
  )
}

type SomeProps<Value> = {
  title: string
  error?: string | null
  options: readonly (readonly [value: Value, label: string])[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}

/** Some of a few; none means all. */
function Some<Value extends string | number>({ title, error, options, chosen, onChange }: SomeProps<Value>) {
  return (
    <fieldset>
      <legend className="mb-1 text-fs-14 font-semibold">{title}</legend>
      <p className="text-fs-13 text-ink-2">{words.noneIsAll}</p>
      <div className="max-h-60 overflow-y-auto">
        {options.map(([value, label]) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={(change) =>
              onChange(change.currentTarget.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
        ))}
      </div>
      {error && (
        <p role="alert" className="text-fs-14 text-ember-ink">
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** What a code takes off, in its own unit. */
export const offText = ({ percent, offCents }: DiscountCode, { currency }: About['event']): string =>
  percent === null ? amount(offCents ?? 0, currency) : `${percent}%`

/** A code as it is read. */
const codeRows = (it: DiscountCode, event: About['event']): Row[] => [
  [words.code, it.code],
  [words.takes, offText(it, event)],
  [words.from, it.validFrom === null ? '' : shortDateTime(it.validFrom, event.zone)],
  [words.until, it.validUntil === null ? '' : shortDateTime(it.validUntil, event.zone)],
  [words.mostUses, it.mostUses === null ? '' : String(it.mostUses)],
  [words.oncePerPerson, it.oncePerPerson ? screenWords.yes : screenWords.no],
  [words.dates, datesText(it, event)],
  [words.tiers, tiersText(it)],
  [words.isActive, it.isActive ? screenWords.yes : screenWords.no],
]

/** For which dates it is, empty for all. */
export const datesText = ({ dateIds }: DiscountCode, { dates, zone }: About['event']): string =>
  dates
    .filter(({ id }) => dateIds.includes(id))
    .map(({ startAt }) => shortDateTime(startAt, zone))
    .join(', ')

/** For which tiers it is, empty for all. */
export const tiersText = (it: DiscountCode): string => it.tiers.map((tier) => tierWords.badges[tier]).join(', ')
