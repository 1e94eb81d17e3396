import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'

const manages = { needs: 'manageSite' } as const
const done = z.object({ done: z.literal(true) })

/** What admins change in accounts; never a password (ADM-PANEL-04). */
export const adminAccount = {
  /** Asks somebody to confirm another address, by a link to the new one; until then nothing changes (SH-CONT-03). */
  changeEmail: operation({
    ...manages,
    input: z.object({ id: Id, personId: Id, before: z.string().max(320), email: z.string().max(320) }),
    output: done,
    refusals: { CHANGED: z.object({ current: z.string() }), EMAIL_IN_USE: nothing },
  }),
}
