import { z } from 'zod'
import { Id } from '../base/ids.ts'
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

  /**
   * Everything that rooms keep about somebody, as the text of one JSON file, for an admin who signed in again; not what
   * is theirs alone, their medical data and their talk with the assistant (ADM-PANEL-07, ADM-PANEL-04). No read: that
   * somebody took it is written down.
   */
  exportPerson: operation({
    needs: 'manageSite',
    input: z.object({ personId: Id, password: z.string().min(1).max(200) }),
    output: z.object({ name: z.string(), json: z.string() }),
    refusals: { WRONG_PASSWORD: nothing },
  }),

  /** Erases somebody for good, by an admin who typed their username and signed in again (ADM-PANEL-07). */
  erasePerson: operation({
    needs: 'manageSite',
    input: z.object({ personId: Id, username: z.string().max(60), password: z.string().min(1).max(200) }),
    output: z.object({ done: z.literal(true) }),
    refusals: { WRONG_PASSWORD: nothing, WRONG_USERNAME: nothing, LAST_ADMIN: nothing, OWN_ACCOUNT: nothing },
  }),
}
