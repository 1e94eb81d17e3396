import { formLabels as words } from '@bewezen/domain/events/pageWords.ts'
import { Checkbox } from '../base/parts/Checkbox.tsx'

type Ticks = { terms: boolean; policy: boolean }
type Props = {
  ticked: Ticks
  errors: { [tick in keyof Ticks]?: string | null }
  policyLabel: string
  onTick: (tick: keyof Ticks, isOn: boolean) => void
}

/** The two consent checkboxes of a place: the terms and the cancelling policy (EV-GEN-11). */
export const Agreement = ({ ticked, errors, policyLabel, onTick }: Props) => (
  <div className="grid gap-1">
    <Checkbox
      checked={ticked.terms}
      onChange={(change) => onTick('terms', change.currentTarget.checked)}
      error={errors.terms}
      label={
        <>
          {words.terms[0]}
          <a href="/terms" target="_blank" rel="noopener" className="underline underline-offset-3">
            {words.terms[1]}
          </a>
          {words.terms[2]}
        </>
      }
    />
    <Checkbox
      checked={ticked.policy}
      onChange={(change) => onTick('policy', change.currentTarget.checked)}
      error={errors.policy}
      label={policyLabel}
    />
  </div>
)
