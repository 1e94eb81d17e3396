import { panelWords } from '@bewezen/domain/profile/panelWords.ts'
import { cleanInterests } from '@bewezen/domain/profile/personal.ts'
import Plus from 'lucide-react/icons/plus'
import { type ComponentProps, useRef } from 'react'
import { Button } from '../base/parts/Button.tsx'
import { RemovableChip } from '../base/parts/Chip.tsx'
import { controlLook } from '../base/parts/controlLook.ts'
import { Field, useControl } from '../base/parts/Field.tsx'
import type { PersonalForm } from './usePersonalForm.ts'

/** The list of interests: Enter or the button adds one, each can be taken away (SH-PROF-24). */
export function InterestsField({ form: { draft } }: { form: PersonalForm }) {
  const input = useRef<HTMLInputElement>(null)
  const { interests, nextInterest } = draft.values
  const add = () => {
    draft.set('interests', cleanInterests([...interests, nextInterest]))
    draft.set('nextInterest', '')
    draft.leave('interests')
    input.current?.focus()
  }
  return (
    <div className="grid gap-3">
      <Field label={panelWords.interests} hint={panelWords.interestHint} error={draft.errors.interests}>
        <div className="flex gap-2.5">
          <Control
            ref={input}
            value={nextInterest}
            onChange={(event) => draft.set('nextInterest', event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || nextInterest.trim() === '') return
              event.preventDefault()
              add()
            }}
          />
          <Button look="line" icon={<Plus size={17} />} onClick={add} className="flex-none">
            {panelWords.addInterest}
          </Button>
        </div>
      </Field>
      {interests.length > 0 && (
        <ul aria-label={panelWords.interests} className="flex flex-wrap gap-2">
          {interests.map((interest) => (
            <li key={interest} className="max-w-full">
              <RemovableChip
                removeLabel={panelWords.removeInterest(interest)}
                onRemove={() => {
                  draft.set(
                    'interests',
                    interests.filter((one) => one !== interest),
                  )
                  input.current?.focus()
                }}
              >
                <span className="max-w-[60vw] truncate lg:max-w-80">{interest}</span>
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const Control = (input: ComponentProps<'input'>) => (
  <input type="text" autoComplete="off" enterKeyHint="done" {...input} {...useControl()} className={controlLook} />
)
