import { newId } from '@bewezen/domain/base/ids.ts'
import { currencyFaults, type Holdings } from '@bewezen/domain/events/editing.ts'
import { eventFaults } from '@bewezen/domain/events/eventFaults.ts'
import { cleanEvent, type EventForm, type EventType } from '@bewezen/domain/events/eventForm.ts'
import { saveWords } from '@bewezen/domain/events/formWords.ts'
import type { House } from '../../base/house.ts'
import { Refusal, refuse } from '../../base/refuse.ts'

/** A form that can be stored. */
export type SoundForm = EventForm & { type: EventType }

/** The form as it is stored, or a refusal with the sentence under each field that is wrong (EV-FORM-58, EV-FORM-63). */
export function checkForm(typed: EventForm, before?: { form: EventForm; holdings: Holdings }): SoundForm {
  const form = cleanEvent(typed)
  const faults = { ...eventFaults(form), ...(before ? currencyFaults(before.form, form, before.holdings) : {}) }
  if (Object.keys(faults).length > 0) refuse('FAULTY_FIELDS', { faults })
  return form.type === null ? refuse('FAULTY_FIELDS', { faults }) : { ...form, type: form.type }
}

type Field = keyof EventForm

/**
 * Does a part of a save. When the database refuses it, the whole save is refused with a sentence that a person can read;
 * what happened is in the log under the number that it ends with (EV-FORM-59, EV-ERR-38).
 */
export async function partOfSave<T>(
  house: Pick<House, 'log'>,
  { field, says }: { field: Field; says: (reason: string) => string },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) throw error
    const reference = newId().slice(-8)
    house.log.error({ err: error, reference }, 'a part of an event could not be stored')
    const { cause } = error as { cause?: { code?: string } }
    // Something that the form lets pass and a constraint does not (EV-ERR-21).
    const sentence = cause?.code === '23514' ? saveWords.invalid : says(saveWords.tryAgainAs(reference))
    return refuse('FAULTY_FIELDS', { faults: { [field]: sentence } })
  }
}
