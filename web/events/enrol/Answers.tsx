import { asksNotes } from '@bewezen/domain/events/dietaryOptions.ts'
import { formLabels as words } from '@bewezen/domain/events/pageWords.ts'
import { Button } from '../../base/parts/Button.tsx'
import { TextArea } from '../../base/parts/TextArea.tsx'
import { AnswersField } from './AnswersField.tsx'
import type { Food, TypedAnswers } from './useFood.ts'

type Props = {
  food: Food
  typed: TypedAnswers
  errors: { [field in keyof TypedAnswers]?: string | null }
  put: (change: Partial<TypedAnswers>) => void
}

/** What somebody who comes tells about food and health, as the last time or anew (EV-ENROL-06..08, EV-ENROL-26, EV-ENROL-29, EV-ENROL-31). */
export function Answers({ food, typed, errors, put }: Props) {
  return (
    <>
      {food.last && (
        <Button look="line" size="s" className="justify-self-start" onClick={() => put(food.last ?? {})}>
          {words.same}
        </Button>
      )}
      {food.isMissing ? (
        <div role="alert" className="flex flex-wrap items-center gap-3 rounded-m bg-surface-2 px-4 py-3 text-fs-14">
          <p className="min-w-0 flex-1">{food.says}</p>
          <Button look="line" size="s" onClick={food.retry}>
            {food.again}
          </Button>
        </div>
      ) : (
        <>
          <AnswersField
            label={words.diet}
            options={food.dietaryRestrictions}
            chosen={typed.dietaryRestrictions}
            isRequired={food.isRequired}
            error={errors.dietaryRestrictions ?? undefined}
            onChange={(dietaryRestrictions) => put({ dietaryRestrictions })}
          />
          <AnswersField
            label={words.allergies}
            options={food.allergies}
            chosen={typed.allergies}
            isRequired={food.isRequired}
            error={errors.allergies ?? undefined}
            onChange={(allergies) => put({ allergies })}
          />
        </>
      )}
      <TextArea
        label={words.notes}
        hint={
          asksNotes([...typed.dietaryRestrictions, ...typed.allergies])
            ? `${words.asksNotes}. ${words.notesHint}`
            : words.notesHint
        }
        atMost={1_000}
        rows={3}
        value={typed.notes}
        error={errors.notes}
        onChange={(change) => put({ notes: change.currentTarget.value })}
      />
    </>
  )
}
