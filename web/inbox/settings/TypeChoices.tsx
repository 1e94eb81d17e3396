import { chosenTypeNames, wantsNames } from '@bewezen/domain/inbox/settingsWords.ts'
import { type Choice, chosenTypes, usualInChannels, type Wants, wants, wantsOf } from '@bewezen/domain/inbox/wants.ts'
import { Select } from '../../base/parts/Select.tsx'
import { Switch } from '../../base/parts/Switch.tsx'
import { useMay } from '../../base/session/ownAccess.ts'

export type Choosing = {
  choices: readonly Choice[]
  choose: (about: Choice['about'], subject: string, wants: Wants | null) => void
}

/** What of each type is told; messages from outside are only offered to those who answer them. */
export function TypeChoices({ choices, choose }: Choosing) {
  const answersOutside = useMay('openAdmin')
  const offered = chosenTypes.filter((type) => type !== 'external_message' || answersOutside)
  return offered.map((type) => {
    const { label, hint } = chosenTypeNames[type]
    const chosen = wantsOf(choices, 'type', type)
    return type === 'message' ? (
      <Select
        key={type}
        label={label}
        hint={hint}
        value={chosen ?? usualInChannels}
        onChange={(event) => choose('type', type, event.currentTarget.value as Wants)}
        options={wants.map((value) => ({ value, label: wantsNames[value] }))}
        className="max-w-[360px] py-2"
      />
    ) : (
      <Switch
        key={type}
        label={label}
        hint={hint}
        checked={chosen !== 'nothing'}
        onChange={(on) => choose('type', type, on ? 'all' : 'nothing')}
      />
    )
  })
}
