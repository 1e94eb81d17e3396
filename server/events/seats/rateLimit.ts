import { countAttempt } from '../../account/index.ts'
import { refuse } from '../../base/refuse.ts'
import type { Ctx } from '../../base/serve.ts'

/**
 * Counts one call to enrol, pay or cancel for its network address, whatever it comes to, and refuses RATE_LIMITED beyond
 * ENROL_LIMIT within a quarter of an hour (EV-CALL-53, EV-EDGE-35).
 */
export async function countCall({ house, db, address }: Ctx): Promise<void> {
  const attempt = { kind: 'enrol', subject: address, limit: house.settings.ENROL_LIMIT } as const
  if (!(await countAttempt(house, db, attempt))) refuse('RATE_LIMITED')
}

/** How often one person may ask what a code does, or pay with one, within a quarter of an hour. */
const codeTries = 30

/** Counts one code that somebody typed, whether it is one or not, so that nobody finds codes by trying (EV-MORE-17). */
export async function countCodeTry({ house, db, person }: Ctx): Promise<void> {
  const attempt = { kind: 'discountCode', subject: person.id, limit: codeTries } as const
  if (!(await countAttempt(house, db, attempt))) refuse('RATE_LIMITED')
}
