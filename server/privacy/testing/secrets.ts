import { account } from '@bewezen/domain/account/contract.ts'
import { events } from '@bewezen/domain/events/contract.ts'
import { symmetricDecrypt } from 'better-auth/crypto'
import { password } from '../../base/testing/race/ground.ts'
import type { Stage } from '../../base/testing/race/stage.ts'

type Secret = { of: string; text: string; people: readonly string[] }

/** Secrets as their owners have them: the database may hold no more of them than a hash or a seal. */
export async function secretsOf({ sem, noor, fresh, factored, house, query, ...stage }: Stage): Promise<Secret[]> {
  const [kept] = await query<{ secret: string }>('select secret from auth_two_factors where user_id = $1', [
    factored.id,
  ])
  const blocked = (await query<{ id: string }>('select person_id as id from account_blocks')).map(({ id }) => id)
  const { secretConfig: key } = await house.auth.$context
  const { codes } = await factored.does(account.newRecoveryCodes, { password })
  const { url } = await sem.does(events.makeCalendarFeed, {})
  return [
    { of: 'a password', text: password, people: [] },
    // The signature is what opens: the token before it is kept as it is, and worth nothing without the key of the site.
    { of: 'a session', text: inCookie(noor.cookie), people: [noor.id] },
    { of: 'the session of somebody else', text: inCookie(sem.cookie), people: [sem.id] },
    { of: 'a link to confirm', text: stage.confirmToken, people: [fresh.id] },
    { of: 'a link to a new password', text: stage.resetToken, people: [noor.id] },
    { of: 'a link to an appeal', text: stage.appealToken, people: blocked },
    { of: 'the address of an agenda', text: new URL(url).pathname, people: [sem.id] },
    {
      of: 'a second factor',
      text: await symmetricDecrypt({ key, data: kept?.secret ?? '' }),
      people: [factored.id],
    },
    { of: 'a recovery code', text: codes[0] ?? '', people: [factored.id] },
    { of: 'the secret of a source', text: stage.sourceTwo.secret, people: [] },
  ]
}

const inCookie = (cookie: string): string => cookie.slice(cookie.indexOf('=') + 1)
