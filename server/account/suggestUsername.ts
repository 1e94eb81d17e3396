import { account } from '@bewezen/domain/account/contract.ts'
import { suggestUsername as suggest } from '@bewezen/domain/account/usernameSuggestion.ts'
import { nameRefusal } from '@bewezen/domain/profile/names.ts'
import { serve } from '../base/serve.ts'
import { isFreeUsername } from './people.ts'
import { limitUsernameChecks } from './usernameAvailable.ts'

/** A free username for two names, or null when one of them is no name; counts as one check (SH-USER-10..13). */
export const suggestUsername = serve(account.suggestUsername, async (ctx, { firstName, lastName }) => {
  await limitUsernameChecks(ctx)
  if (nameRefusal(firstName) || nameRefusal(lastName)) return { username: null }
  const isTaken = async (username: string) => !(await isFreeUsername(ctx.db, username))
  return { username: await suggest(firstName, lastName, isTaken, Math.random) }
})
