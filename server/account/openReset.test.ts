import { account } from '@bewezen/domain/account/contract.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'
import { resetIdentifier, storedIdentifier } from './storedIdentifier.ts'
import { authVerifications } from './tables.ts'

const world = await openWorld()
const { db, pool } = world.house.database

async function resetLinkOf(personId: string, minutesLeft = 60): Promise<string> {
  const token = newId()
  const expiresAt = new Date(Date.now() + minutesLeft * 60_000)
  await db
    .insert(authVerifications)
    .values({ id: newId(), identifier: storedIdentifier(resetIdentifier(token)), value: personId, expiresAt })
  return token
}

test('SH-RESET-08 SH-RESET-13 a link that still works opens the form, as often as it is opened; an old or unknown one is refused', async () => {
  const noor = await world.given.person()
  const visitor = world.visitor()
  const token = await resetLinkOf(noor.id)

  expect(await visitor.does(account.openReset, { token })).toEqual({ done: true })
  expect(await visitor.does(account.openReset, { token })).toEqual({ done: true })
  for (const bad of [await resetLinkOf(noor.id, -1), newId(), '', '%'])
    await expect(visitor.does(account.openReset, { token: bad })).rejects.toMatchObject({
      status: 410,
      code: 'INVALID_TOKEN',
    })
})

test('SH-EDGE-12 SH-RESET-04 opening a reset link gives no session', async () => {
  const noor = await world.given.person()
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/account/openReset',
    payload: { token: await resetLinkOf(noor.id) },
  })

  expect(answer.statusCode).toBe(200)
  expect(answer.cookies).toEqual([])
  const { rows } = await pool.query('select 1 from auth_sessions where user_id = $1', [noor.id])
  expect(rows).toEqual([])
})

test('SH-EDGE-13 a reset link of another account than the one that is signed in asks first', async () => {
  const [noor, sem] = [await world.person(), await world.person()]
  const token = await resetLinkOf(noor.id)

  await expect(sem.does(account.openReset, { token })).rejects.toMatchObject({
    status: 409,
    code: 'OTHER_ACCOUNT',
    data: { email: noor.email },
  })
  expect(await noor.does(account.openReset, { token })).toEqual({ done: true })
})
