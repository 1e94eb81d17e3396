import { z } from 'zod'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'

/** The operations of this room. The download is no operation but a file, at `/api/privacy/export`. */
export const privacy = {
  /** Asks for one's account to go: signed out everywhere and hidden at once, erased after seven days (SH-PROF-05). */
  leave: operation({
    needs: 'useOwnAccount',
    input: z.object({ password: z.string().min(1).max(200) }),
    output: z.object({ dueAt: Instant }),
    refusals: { WRONG_PASSWORD: nothing, LAST_ADMIN: nothing },
  }),

  /** Calls one's account back while it can be. */
  comeBack: operation({
    needs: 'useOwnAccount',
    whileCovered: true,
    input: z.object({}),
    output: z.object({ done: z.literal(true) }),
  }),
}
