import { access } from '@bewezen/domain/access/contract.ts'
import type { Fact } from '@bewezen/domain/facts.ts'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { record } from './facts/record.ts'
import { testerAwardId } from './snapshot.ts'
import { openWorld, type TestPerson } from './testing/world.ts'

const world = await openWorld()
const { house } = world
const { pool } = house.database
let sem: TestPerson

let clock: MockInstance<typeof performance.now>
const begin = performance.now()

beforeEach(async () => {
  // The clock of the cache stands still, however slow the machine is.
  clock = vi.spyOn(performance, 'now').mockReturnValue(begin)
  house.snapshots.forgetAll()
  sem = await world.person()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const roleOf = async (person: TestPerson) => (await house.snapshots.of(person.token)).asker?.role
const demote = (person: TestPerson) => pool.query(`update profiles set role = 'partner' where id = $1`, [person.id])

describe('what is known of a caller', () => {
  test('is read with one prepared query, once for everything that asks within five seconds', async () => {
    const asked = vi.spyOn(pool, 'query')
    await Promise.all([roleOf(sem), roleOf(sem)])
    await roleOf(sem)

    const names = asked.mock.calls.map(([query]) => (query as unknown as { name: string }).name)
    expect(names.filter((name) => name === 'snapshot')).toEqual(['snapshot'])
  })

  test('SH-GATE-16 SH-TEST-12 names role, access, the tester award and both modes', async () => {
    const guest = await world.person({ role: 'no_subscription' })
    const modes = { maintenance: false, testerMode: false }
    expect(await house.snapshots.of(sem.token)).toMatchObject({
      asker: { id: sem.id, role: 'student', entitled: true, tester: false },
      modes,
    })
    expect(await house.snapshots.of(guest.token)).toMatchObject({
      asker: { id: guest.id, role: 'no_subscription', entitled: false, tester: false },
    })

    await pool.query('insert into awards_earned values ($1, $2, now())', [sem.id, testerAwardId])
    await pool.query(`update entitlements set valid_until = now() - interval '1 second' where user_id = $1`, [sem.id])
    await pool.query('update site_settings set maintenance_mode = true, tester_mode = true')
    house.snapshots.forgetAll()
    const after = await house.snapshots.of(sem.token)
    await pool.query('update site_settings set maintenance_mode = false, tester_mode = false')

    expect(after).toMatchObject({
      asker: { entitled: false, tester: true },
      modes: { maintenance: true, testerMode: true },
    })
  })

  test('is nobody for a token that is wrong, missing or past its time', async () => {
    const ended = await world.person()
    await pool.query(`update auth_sessions set expires_at = now() - interval '1 second' where token = $1`, [
      ended.token,
    ])

    for (const token of [null, '', 'made-up', ended.token]) expect((await house.snapshots.of(token)).asker).toBeNull()
    expect((await house.snapshots.of(sem.token)).asker?.id).toBe(sem.id)
  })

  test('is believed for at most five seconds', async () => {
    expect(await roleOf(sem)).toBe('student')
    await demote(sem)

    clock.mockReturnValue(begin + 4_999)
    expect(await roleOf(sem)).toBe('student')
    clock.mockReturnValue(begin + 5_000)
    expect(await roleOf(sem)).toBe('partner')
  })

  test('is not believed at all when it could not be read', async () => {
    const query = vi.spyOn(pool, 'query').mockRejectedValueOnce(new Error('away') as never)
    await expect(house.snapshots.of(sem.token)).rejects.toThrow('away')
    query.mockRestore()

    expect(await roleOf(sem)).toBe('student')
  })

  test.each([
    ['access.changed', (who: TestPerson): Fact => ({ kind: 'access.changed', personId: who.id })],
    ['session.ended', (who: TestPerson): Fact => ({ kind: 'session.ended', personId: who.id, sessionId: who.id })],
    ['settings.changed', (): Fact => ({ kind: 'settings.changed' })],
  ])('SH-GATE-18 is dropped early by %s, on every device of the person', async (kind, fact) => {
    const [phone, vera] = [await world.signedIn(sem), await world.person()]
    for (const one of [sem, phone, vera]) expect(await roleOf(one)).toBe('student')
    for (const one of [sem, vera]) await demote(one)
    expect([await roleOf(sem), await roleOf(phone)]).toEqual(['student', 'student'])

    await house.transaction((tx) => record(tx, fact(sem)))
    await house.settled()

    expect([await roleOf(sem), await roleOf(phone)]).toEqual(['partner', 'partner'])
    expect(await roleOf(vera)).toBe(kind === 'settings.changed' ? 'partner' : 'student')
  })
})

describe('a write', () => {
  test('SH-MAINT-18 looks the right up anew: a role that was taken away a moment ago writes nothing', async () => {
    const admin = await world.person({ role: 'admin' })
    await admin.does(access.setTesterMode, { on: false })
    await house.settled()
    await admin.does(access.ownAccess, {})
    await demote(admin)
    // What this process believes still says that an admin asks.
    expect((await admin.does(access.ownAccess, {})).may).toContain('manageSite')

    const answer = admin.does(access.setTesterMode, { on: true })

    await expect(answer).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect((await admin.does(access.settings, {})).testerMode.on).toBe(false)
  })

  test('looks the session up anew: one that was revoked a moment ago writes nothing', async () => {
    const admin = await world.person({ role: 'admin' })
    await admin.does(access.ownAccess, {})
    await pool.query('delete from auth_sessions where token = $1', [admin.token])

    await expect(admin.does(access.setTesterMode, { on: true })).rejects.toMatchObject({
      status: 401,
      code: 'SIGN_IN_REQUIRED',
    })
  })
})
