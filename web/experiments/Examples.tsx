import { examplesFor } from '@bewezen/domain/experiments/examples.ts'
import { startWords as words } from '@bewezen/domain/experiments/startWords.ts'
import { Chip } from '../base/parts/Chip.tsx'
import { useGoal } from './goal.ts'
import type { Typed } from './startForm.ts'

type Props = { typed: Typed; onChoose: (texts: Partial<Typed>) => void }

/** Three ready experiments, those of one's goal first; a press puts one into the fields, where all of it can be changed (COM-N1-23). */
export function Examples({ typed, onChoose }: Props) {
  const goal = useGoal()
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{words.examples}</legend>
      <div className="flex flex-wrap gap-2">
        {examplesFor(goal).map(({ name, texts }) => (
          <Chip key={name} chosen={isIn(typed, texts)} onChoose={() => onChoose(texts)}>
            {name}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

const isIn = (typed: Typed, texts: Partial<Typed>): boolean =>
  (Object.keys(texts) as (keyof Typed)[]).every((field) => typed[field] === texts[field])
