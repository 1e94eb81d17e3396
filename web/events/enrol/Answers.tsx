import { asksNotes } from '@bewezen/domain/events/dietaryOptions.ts'
import { formLabels as words } from '@bewezen/domain/events/pageWords.ts'
import { type RefObject, useRef, useState } from 'react'
import { useHandedOnFocus } from '../../base/focus/useHandedOnFocus.ts'
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

/** The form's questions: what somebody who comes tells about food and health, as the last time or anew (EV-ENROL-06..08, EV-ENROL-26, EV-ENROL-29, EV-ENROL-31). */
export function Answers({ food, typed, errors, put }: Props) {
  const [isAsked, setAsked] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={box} className="contents">
        {food.isRequired || isAsked ? (
          <AboutFood food={food} typed={typed} errors={errors} put={put} />
        ) : (
          <TellFood box={box} onTell={() => setAsked(true)} />
        )}
      </div>
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

/** Where people do not meet nobody is asked, and who wants to tell unfolds the questions (EV-ENROL-26). */
function TellFood({ box, onTell }: { box: RefObject<HTMLDivElement | null>; onTell: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  useHandedOnFocus(place, () => box.current?.querySelector('button') ?? box.current?.querySelector('fieldset') ?? null)
  return (
    <div ref={place} className="justify-self-start">
      <Button look="line" size="s" onClick={onTell}>
        {words.tellFood}
      </Button>
    </div>
  )
}

function AboutFood({ food, typed, errors, put }: Props) {
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
    </>
  )
}
