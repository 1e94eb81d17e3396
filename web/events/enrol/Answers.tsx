import { asksNotes } from '@bewezen/domain/events/dietaryOptions.ts'
import { formLabels as words } from '@bewezen/domain/events/pageWords.ts'
import { Button } from '../../base/parts/Button.tsx'
import { TextArea } from '../../base/parts/TextArea.tsx'
import { AnswersField } from './AnswersField.tsx'
import { useOptions } from './useOptions.ts'

export type TypedAnswers = { dietaryRestrictions: string[]; allergies: string[]; notes: string }
type Props = { typed: TypedAnswers; notesError: string | undefined; put: (change: Partial<TypedAnswers>) => void }

/** What somebody who comes tells about food and health, as the last time or anew (EV-ENROL-06..08, EV-ENROL-29, EV-ENROL-31). */
export function Answers({ typed, notesError, put }: Props) {
  const options = useOptions()
  return (
    <>
      {options.last && (
        <Button look="line" size="s" className="justify-self-start" onClick={() => put(options.last ?? {})}>
          {words.same}
        </Button>
      )}
      {options.isMissing ? (
        <div role="alert" className="flex flex-wrap items-center gap-3 rounded-m bg-surface-2 px-4 py-3 text-fs-14">
          <p className="min-w-0 flex-1">{options.says}</p>
          <Button look="line" size="s" onClick={options.retry}>
            {options.again}
          </Button>
        </div>
      ) : (
        <>
          <AnswersField
            label={words.diet}
            options={options.dietaryRestrictions}
            chosen={typed.dietaryRestrictions}
            onChange={(dietaryRestrictions) => put({ dietaryRestrictions })}
          />
          <AnswersField
            label={words.allergies}
            options={options.allergies}
            chosen={typed.allergies}
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
        error={notesError}
        onChange={(change) => put({ notes: change.currentTarget.value })}
      />
    </>
  )
}
