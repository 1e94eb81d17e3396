import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'

// Open behind the maintenance screen and before a required second factor is there: it is how one gets past it.
const own = { needs: 'useOwnAccount', whileCovered: true } as const
const visitors = { needs: 'nothing', whileCovered: true } as const
const done = z.object({ done: z.literal(true) })
const Password = z.string().max(200)
/** What the browser's own passkey functions take and give, as the text of a JSON object. */
const Json = z.string().max(50_000)
const proof = { WRONG_PASSWORD: nothing }

/** How somebody signs in, and where they are signed in. */
export const Security = z.object({
  devices: z.array(
    z.object({
      id: Id,
      name: z.string(),
      lastSeenAt: Instant,
      /** The one that asks. */
      current: z.boolean(),
    }),
  ),
  passkeys: z.array(z.object({ id: Id, name: z.string(), createdAt: Instant })),
  secondFactor: z.object({ on: z.boolean(), required: z.boolean() }),
})
export type Security = z.infer<typeof Security>

export const securityOperations = {
  security: operation({ ...own, read: true, input: z.object({}), output: Security }),
  endSession: operation({ ...own, input: z.object({ id: Id, password: Password }), output: done, refusals: proof }),
  endOtherSessions: operation({
    ...own,
    input: z.object({ password: Password }),
    output: z.object({ ended: z.number() }),
    refusals: proof,
  }),
  /** Sets another password; every other device is signed out (SEC-ACC-05, SEC-ACC-06). */
  changePassword: operation({
    ...own,
    input: z.object({
      password: Password,
      newPassword: Password,
      /** The warning about an easy password was read (SEC-ACC-14). */
      anyway: z.boolean().default(false),
    }),
    output: done,
    refusals: {
      ...proof,
      PASSWORD_COMMON: nothing,
      PASSWORD_OF_NAMES: nothing,
      STAFF_PASSWORD_COMMON: nothing,
      STAFF_PASSWORD_OF_NAMES: nothing,
    },
  }),
  /** Begins with a secret for an authenticator app and codes for when it is lost; nothing counts until a code is given. */
  startSecondFactor: operation({
    ...own,
    input: z.object({ password: Password }),
    output: z.object({ address: z.string(), secret: z.string(), codes: z.array(z.string()) }),
    refusals: { ...proof, SECOND_FACTOR_ON: nothing },
  }),
  confirmSecondFactor: operation({
    ...own,
    input: z.object({ code: z.string().max(20) }),
    output: done,
    refusals: { WRONG_CODE: nothing },
  }),
  /** New recovery codes; the old ones are worthless from then on. */
  newRecoveryCodes: operation({
    ...own,
    input: z.object({ password: Password }),
    output: z.object({ codes: z.array(z.string()) }),
    refusals: proof,
  }),
  stopSecondFactor: operation({
    ...own,
    input: z.object({ password: Password }),
    output: done,
    refusals: proof,
  }),
  startPasskey: operation({
    ...own,
    input: z.object({ password: Password }),
    output: z.object({ options: Json }),
    refusals: proof,
  }),
  savePasskey: operation({
    ...own,
    input: z.object({ response: Json }),
    output: done,
    refusals: { PASSKEY_FAILED: nothing },
  }),
  removePasskey: operation({
    ...own,
    input: z.object({ id: Id, password: Password }),
    output: done,
    refusals: proof,
  }),
  /** What a browser asks its passkeys; the same for everybody, so it tells nothing about anybody. */
  askPasskey: operation({ ...visitors, input: z.object({}), output: z.object({ options: Json }) }),
  signInWithPasskey: operation({
    ...visitors,
    input: z.object({ response: Json }),
    output: done,
    refusals: { PASSKEY_FAILED: nothing, ACCOUNT_BLOCKED: nothing },
  }),
}
