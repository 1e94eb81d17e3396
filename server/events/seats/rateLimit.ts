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
