import { minuteIn, minuteText } from '@bewezen/domain/base/minuteOfDay.ts'
import type { Preferences } from '@bewezen/domain/inbox/contract.ts'
import { usualQuiet } from '@bewezen/domain/inbox/quiet.ts'
import { settingsWords } from '@bewezen/domain/inbox/settingsWords.ts'
import { Switch } from '../../base/parts/Switch.tsx'
import { TextField } from '../../base/parts/TextField.tsx'

type Quiet = Preferences['quiet']
type Props = { quiet: Quiet; save: (changed: { quiet: Quiet }) => void }

/** From when until when nothing makes itself heard. */
export function QuietHours({ quiet, save }: Props) {
  const field = (label: string, end: 'from' | 'until', { from, until }: NonNullable<Quiet>) => (
    <TextField
      key={quiet?.[end]}
      label={label}
      type="time"
      defaultValue={minuteText({ from, until }[end])}
      onBlur={(event) => {
        const minute = minuteIn(event.currentTarget.value)
        if (minute !== null && minute !== quiet?.[end]) save({ quiet: { from, until, [end]: minute } })
      }}
      className="w-[140px]"
    />
  )
  return (
    <>
      <Switch
        label={settingsWords.quiet}
        hint={settingsWords.quietHint}
        checked={quiet !== null}
        onChange={(on) => save({ quiet: on ? usualQuiet : null })}
      />
      {quiet && (
        <div className="flex flex-wrap gap-4">
          {field(settingsWords.quietFrom, 'from', quiet)}
          {field(settingsWords.quietUntil, 'until', quiet)}
        </div>
      )}
    </>
  )
}
