import { z } from 'zod'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { Face } from '../profile/face.ts'
import { adminAccount } from './adminContract.ts'
import { blocks } from './blockContract.ts'
import { securityOperations } from './securityContract.ts'

/** How the sign-up form is sent; the rules of each field are in this room (`names.ts`, `username.ts`, `password.ts`). */
export const SignUp = z.object({
  firstName: z.string().max(200),
  lastName: z.string().max(200),
  username: z.string().max(60),
  email: z.string().max(320),
  password: z.string().max(200),
})

const Viewer = Face.extend({
  role: z.string(),
  points: z.number(),
  /** 1 to 5, or 0 without one. */
  level: z.number(),
  email: z.string(),
})
export type Viewer = z.infer<typeof Viewer>

const done = z.object({ done: z.literal(true) })

export const account = {
  /** Whether a username can still be chosen; tells nothing else (SH-CALL-15). */
  usernameAvailable: operation({
    needs: 'nothing',
    whileCovered: true,
    read: true,
    input: z.object({ username: z.string().max(60) }),
    output: z.object({ available: z.boolean() }),
  }),
  /**
   * A free username for these names, asked once instead of a hundred times (SH-USER-10, SH-USER-12). A POST, since
   * addresses of requests are kept by proxies and these are people's names.
   */
  suggestUsername: operation({
    needs: 'nothing',
    whileCovered: true,
    input: z.object({ firstName: z.string().max(200), lastName: z.string().max(200) }),
    output: z.object({ username: z.string().nullable() }),
  }),
  register: operation({
    needs: 'nothing',
    whileCovered: true,
    input: SignUp.extend({
      /** The warning about an easy password was read (SEC-ACC-14). */
      anyway: z.boolean().default(false),
    }),
    output: done,
    refusals: {
      EMAIL_IN_USE: nothing,
      USERNAME_IN_USE: nothing,
      PASSWORD_COMMON: nothing,
      PASSWORD_OF_NAMES: nothing,
    },
  }),
  /** Sends the confirmation mail again; answers the same for every address (SH-VERIFY-16). */
  resendConfirmation: operation({
    needs: 'nothing',
    whileCovered: true,
    input: z.object({ email: z.string().max(320) }),
    output: done,
  }),
  /** Spends the token of a confirmation link and signs its owner in (SH-VERIFY-02, SH-VERIFY-18). */
  confirm: operation({
    needs: 'nothing',
    whileCovered: true,
    input: z.object({ token: z.string().max(200), replaceSession: z.boolean().default(false) }),
    output: z.object({ state: z.enum(['signedIn', 'alreadyConfirmed']) }),
    refusals: {
      INVALID_TOKEN: nothing,
      EXPIRED_TOKEN: nothing,
      ACCOUNT_BLOCKED: nothing,
      OTHER_ACCOUNT: z.object({ email: z.string() }),
    },
  }),
  /**
   * Says whether a reset link still works; it opens nothing and spends nothing (SH-RESET-08, SH-EDGE-12). A POST too:
   * a token is kept nowhere (SH-VERIFY-20).
   */
  openReset: operation({
    needs: 'nothing',
    whileCovered: true,
    input: z.object({ token: z.string().max(200) }),
    output: done,
    refusals: { INVALID_TOKEN: nothing, OTHER_ACCOUNT: z.object({ email: z.string() }) },
  }),
  /** Makes the first admin of a production installation, with the token that the start printed. */
  becomeFirstAdmin: operation({
    needs: 'nothing',
    whileCovered: true,
    input: SignUp.extend({ token: z.string().max(200) }),
    output: done,
    refusals: {
      INVALID_TOKEN: nothing,
      EMAIL_IN_USE: nothing,
      USERNAME_IN_USE: nothing,
      STAFF_PASSWORD_COMMON: nothing,
      STAFF_PASSWORD_OF_NAMES: nothing,
    },
  }),
  /** Everything a signed-in page must know at once about its viewer. */
  viewer: operation({
    needs: 'useOwnAccount',
    whileCovered: true,
    read: true,
    input: z.object({}),
    output: Viewer,
  }),
  ...adminAccount,
  ...blocks,
  ...securityOperations,
}
