import { account } from '@bewezen/domain/account/contract.ts'
import { readSignUp } from '@bewezen/domain/account/signUp.ts'
import { isHouseName } from '@bewezen/domain/profile/houseNames.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { countExactly } from './attempts.ts'
import { easyRefusal } from './easyPassword.ts'
import { isKnownEmail, savePerson } from './people.ts'

/** Makes an account that still has to prove its address; the mail follows from the fact (SH-AUTH-06..31, SH-EDGE-06). */
export const register = serve(account.register, async (ctx, { anyway, ...input }) => {
  const { house, address } = ctx
  const read = readSignUp(input)
  if ('faults' in read) refuse('INVALID_INPUT', { fields: Object.keys(read.faults) })
  const { password, ...person } = read.signUp
  if (isHouseName(person.username)) refuse('USERNAME_IN_USE')

  refuseIf(await easyRefusal(house, { password, owner: { ...person, role: null }, anyway }))

  const attempt = { kind: 'register', subject: address, now: new Date() } as const
  if (!(await countExactly(house, { ...attempt, limit: house.settings.SIGN_UP_LIMIT }))) refuse('TOO_MANY_REQUESTS')

  // Hashing is slow on purpose, so it happens before the transaction begins.
  const passwordHash = await (await house.auth.$context).password.hash(password)
  await ctx.transaction(async (tx, at) => {
    if (await isKnownEmail(tx, person.email)) refuse('EMAIL_IN_USE')
    await savePerson(house, tx, { ...person, passwordHash }, { confirmed: false, role: 'no_subscription', now: at })
  })
  return { done: true as const }
})
