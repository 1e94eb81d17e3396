import { access } from '@bewezen/domain/access/contract.ts'
import { nobodyId } from '@bewezen/domain/access/nobody.ts'
import { type ViewAs, viewAsNames } from '@bewezen/domain/access/viewAs.ts'
import { account } from '@bewezen/domain/account/contract.ts'
import { expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../testing/world.ts'
import { viewingCookie } from './cookie.ts'
import { viewing as viewingIn } from './testing/viewing.ts'

const world = await openWorld()
const { house, app } = world
const { pool } = house.database
const { start, read, stop } = viewingIn(world)

const roleOf = async (cookie: string) => {
  const answer = await read('/api/account/viewer', cookie)
  return answer.status === 200 ? (answer.body as { id: string; role: string }) : { id: '', role: answer.code }
}
const admin = () => world.person({ role: 'admin' })
const lines = async (who: { id: string }) => {
  const { rows } = await pool.query<{ action: string; new_value: string }>(
    `select action, new_value from audit_log where actor_id = $1 and action like 'viewing.%' order by at, id`,
    [who.id],
  )
  return rows.map((row) => `${row.action} ${row.new_value}`)
}

test('ADM-MORE-50 ADM-MORE-55 an admin looks as each of them, as nobody, and is themselves again once it is stopped', async () => {
  const jasper = await admin()
  for (const as of viewAsNames) {
    const cookie = await start(jasper, as)
    const seen = await roleOf(cookie)
    expect([as, seen.id, seen.role]).toEqual(
      as === 'visitor' ? [as, '', 'VIEWING_AS'] : [as, nobodyId, as === 'tester' ? 'student' : as],
    )
    const stopped = await stop(cookie)
    expect(stopped).toBe(jasper.cookie)
    expect(await roleOf(stopped)).toMatchObject({ id: jasper.id, role: 'admin' })
  }
  const told = await lines(jasper)
  expect(told).toHaveLength(2 * viewAsNames.length)
  expect(told.slice(2, 4)).toEqual([
    'viewing.started Account zonder lidmaatschap',
    'viewing.stopped Account zonder lidmaatschap',
  ])
})

test('ADM-MORE-50 nobody but an admin begins it', async () => {
  for (const role of ['teacher', 'moderator', 'student'] as const) {
    const who = await world.person({ role })
    await expect(who.does(access.startViewing, { as: 'visitor' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  }
  await expect(world.visitor().does(access.startViewing, { as: 'visitor' })).rejects.toMatchObject({ status: 401 })
  expect((await (await admin()).does(access.startViewing, { as: 'teacher' })).endsAt).toBeTruthy()
})

test('ADM-MORE-52 who views already cannot begin anew, and stopping twice writes one line', async () => {
  const jasper = await admin()
  const cookie = await start(jasper, 'student')
  const again = await app.inject({
    method: 'POST',
    url: '/api/access/startViewing',
    headers: { cookie },
    payload: { as: 'teacher' },
  })
  expect([again.statusCode, again.json().code]).toEqual([403, 'VIEWING_AS'])
  const stopped = await stop(cookie)
  await stop(stopped)
  expect(await lines(jasper)).toEqual(['viewing.started Lid', 'viewing.stopped Lid'])
})

const cookieOf = (who: TestPerson, token: string, as: ViewAs, endsAt: number) =>
  `${who.cookie}; ${viewingCookie(house, token, { as, endsAt }).split(';')[0]}`
const halfAnHour = 30 * 60_000

test('ADM-MORE-54 it is over at its end, and no cookie lasts longer than half an hour', async () => {
  const jasper = await admin()
  const until = (endsAt: number) => roleOf(cookieOf(jasper, jasper.token, 'student', endsAt))
  expect((await until(Date.now() + halfAnHour - 1_000)).role).toBe('student')
  expect((await until(Date.now() - 1)).role).toBe('admin')
  expect((await until(Date.now() + halfAnHour + 60_000)).role).toBe('admin')
  const { endsAt } = await jasper.does(access.startViewing, { as: 'student' })
  expect(Math.round((Date.parse(endsAt) - Date.now()) / 60_000)).toBe(30)
})

test('ADM-MORE-54 the cookie is read by no script, and counts for its own session alone, as it was signed', async () => {
  const [jasper, fenna] = [await admin(), await admin()]
  const answer = await app.inject({
    method: 'POST',
    url: '/api/access/startViewing',
    headers: { cookie: jasper.cookie },
    payload: { as: 'student' },
  })
  const [set] = answer.cookies.filter(({ name }) => name.includes('view_as'))
  expect(set).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(set?.maxAge).toBeLessThanOrEqual(1_800)
  expect(set?.maxAge).toBeGreaterThan(1_790)
  const soon = Date.now() + 60_000
  expect((await roleOf(cookieOf(fenna, jasper.token, 'student', soon))).role).toBe('admin')
  const changed = cookieOf(jasper, jasper.token, 'student', soon).replace('view_as=student', 'view_as=teacher')
  expect((await roleOf(changed)).role).toBe('admin')
  expect((await roleOf(cookieOf(jasper, jasper.token, 'student', soon))).role).toBe('student')
})

test('ADM-MORE-50 it gives nobody a right: who is no admin, or no longer, is shown what is theirs', async () => {
  const sem = await world.person({ role: 'no_subscription' })
  const soon = Date.now() + 60_000
  expect(await roleOf(cookieOf(sem, sem.token, 'teacher', soon))).toMatchObject({ id: sem.id, role: 'no_subscription' })

  const jasper = await admin()
  const cookie = await start(jasper, 'teacher')
  expect((await roleOf(cookie)).role).toBe('teacher')
  await pool.query(`update profiles set role = 'student' where id = $1`, [jasper.id])
  await house.snapshots.forget(jasper.id)
  expect(await roleOf(cookie)).toMatchObject({ id: jasper.id, role: 'student' })
})

test('ADM-MORE-54 signing out ends it with the session, and the next admin in that browser is themselves', async () => {
  const [jasper, fenna] = [await admin(), await admin()]
  const cookie = await start(jasper, 'student')
  const out = await app.inject({ method: 'POST', url: '/api/auth/sign-out', headers: { cookie }, payload: {} })
  expect(out.statusCode).toBe(200)
  expect((await roleOf(cookie)).role).toBe('SIGN_IN_REQUIRED')
  const left = cookie.split('; ').at(-1)
  expect((await roleOf(`${fenna.cookie}; ${left}`)).id).toBe(fenna.id)
})

test('ADM-MORE-54 an admin who is shut out views nothing any more', async () => {
  const [jasper, fenna] = [await admin(), await admin()]
  const cookie = await start(jasper, 'teacher')
  await fenna.does(account.setBlocked, { personId: jasper.id, blocked: true, reason: 'even niet' })
  expect((await roleOf(cookie)).role).toBe('SIGN_IN_REQUIRED')
})
