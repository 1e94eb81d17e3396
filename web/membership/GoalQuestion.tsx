import { goals } from '@bewezen/domain/experiments/goals.ts'
import { goalWords as words } from '@bewezen/domain/today/goalWords.ts'
import { Chip } from '../base/parts/Chip.tsx'
import { useOwnAccount } from '../base/session/viewer.ts'
import { chooseGoal, useGoal } from '../experiments/index.ts'

/** What a new member came for: one answer or none, taken back by pressing it again (COM-START-72, COM-START-74). */
export function GoalQuestion() {
  const account = useOwnAccount()
  const goal = useGoal()
  return (
    <div className="border-t border-line py-3.5">
      <fieldset>
        <legend className="mb-2.5 font-semibold">{words.question}</legend>
        <div className="flex flex-wrap gap-2">
          {goals.map((one) => (
            <Chip
              key={one}
              chosen={one === goal}
              onChoose={(isChosen) => account && chooseGoal(account.id, isChosen ? one : null)}
            >
              {words.names[one]}
            </Chip>
          ))}
        </div>
        <p className="mt-2.5 text-fs-14 text-ink-2">
          <span aria-live="polite">{goal ? words.ready[goal] : words.hint}</span> {words.staysHere}
        </p>
      </fieldset>
    </div>
  )
}
