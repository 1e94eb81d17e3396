import { account } from '@bewezen/domain/account/contract.ts'
import { usernameRefusal } from '@bewezen/domain/profile/username.ts'
import { refuse } from '../base/refuse.ts'
import { type Ctx, serve } from '../base/serve.ts'
import { countExactly } from './attempts.ts'
import { isFreeUsername } from './people.ts'

/** Tells whether a username is free, and nothing else (SH-CALL-15, SH-USER-15). */
export const usernameAvailable = serve(account.usernameAvailable, async (ctx, { username }) => {
  await limitUsernameChecks(ctx)
  return { available: usernameRefusal(username) === null && (await isFreeUsername(ctx.db, username)) }
})

/** Counts a question about usernames; refuses TOO_MANY_REQUESTS beyond the limit of one network address (SH-CALL-15). */
export async function limitUsernameChecks({ house, address }: Ctx): Promise<void> {
  const check = { kind: 'usernameCheck', subject: address, now: new Date() } as const
  if (!(await countExactly(house, { ...check, limit: house.settings.SIGN_UP_LIMIT }))) refuse('TOO_MANY_REQUESTS')
}
