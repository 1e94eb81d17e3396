import { access } from '@bewezen/domain/access/contract.ts'
import { account } from '@bewezen/domain/account/contract.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { profile } from '@bewezen/domain/profile/contract.ts'
import { describe, expect, test } from 'vitest'
import { moveClock } from '../base/database/clock.ts'
import { eventually } from '../base/testing/eventually.ts'
import { queriesOf } from '../base/testing/queriesOf.ts'
import { openWorld } from '../base/testing/world.ts'
import { countDaysActive } from './activeDays.ts'

const world = await openWorld()
const { given, house } = world
const { pool, db } = house.database

/** The stored profile without the days, which are counted beside whatever somebody does. */
const rowOf = async (id: string) => {
  const { days_active: _, ...row } = (await pool.query('select * from profiles where id = $1', [id])).rows[0]
  return row
}
const days = async (id: string): Promise<number> =>
  (await pool.query('select days_active from profiles where id = $1', [id])).rows[0].days_active

describe('reading a profile', () => {
  test('SH-PROF-29 SH-PERM-04 SH-CARD-02 SH-DATA-01 SH-DATA-08 SH-DATA-09 a member sees everything of another that is public, and nothing else', async () => {
    const sanne = await world.person({
      firstName: 'Sanne',
      lastName: 'de Wit',
      username: 'sanne_dw',
      role: 'student_plus_lars',
      points: 240,
      city: 'Utrecht',
      profession: 'Fysiotherapeut',
      bio: 'Licht!',
      interests: ['Slaap', 'Yoga'],
      level: 2,
      icons: ['🥕', null, '🔬'],
    })
    const sem = await world.person()

    const seen = await sem.does(profile.person, { id: sanne.id })

    expect(seen).toEqual({
      id: sanne.id,
      firstName: 'Sanne',
      lastName: 'de Wit',
      username: 'sanne_dw',
      role: 'student_plus_lars',
      avatarUrl: null,
      avatarColor: expect.any(String),
      points: 240,
      rank: 1,
      level: { number: 2, name: 'Licht en ritme' },
      city: 'Utrecht',
      profession: 'Fysiotherapeut',
      bio: 'Licht!',
      interests: ['Slaap', 'Yoga'],
      nutritionIcon: '🥕',
      sportIcon: null,
      interestIcon: '🔬',
      awards: [],
    })
    expect(JSON.stringify(seen)).not.toContain(sanne.email)
    expect(await rowOf(sanne.id)).toMatchObject({ user_id: expect.any(String), created_at: expect.any(Date) })
    expect(await days(sanne.id)).toEqual(expect.any(Number))
  })

  test('SH-PROF-29 who fails the gate sees no profile of another', async () => {
    const [sanne, daan] = [await world.person(), await world.person({ entitled: false, role: 'no_subscription' })]
    await expect(daan.does(profile.person, { id: sanne.id })).rejects.toMatchObject({ code: 'NO_ACCESS' })
  })

  test('SH-CALL-13 a profile is read by its id, which is the id of its user', async () => {
    const [sanne, sem] = [await world.person(), await world.person()]
    const { user_id: userId } = await rowOf(sanne.id)
    expect((await sem.does(profile.person, { id: userId })).username).toBe(sanne.username)
  })

  test('SH-PROF-30 SH-DATA-24 SH-DATA-25 awards that are earned stand with name, description and date, newest first, each once', async () => {
    const [sanne, sem] = [await world.person(), await world.person()]
    await given.award({ name: 'Eerste N=1' }, [{ person: sanne, at: new Date('2026-09-21T08:00:00Z') }])
    await given.award({ name: 'Zeven ochtenden', description: 'Elke dag buiten.', imageUrl: '/zon.svg' }, [
      { person: sanne, at: new Date('2026-10-09T08:00:00Z') },
      { person: sanne, at: new Date('2026-10-10T08:00:00Z') },
    ])
    expect((await sem.does(profile.person, { id: sanne.id })).awards).toEqual([
      {
        id: expect.any(String),
        name: 'Zeven ochtenden',
        description: 'Elke dag buiten.',
        imageUrl: '/zon.svg',
        earnedAt: '2026-10-09T08:00:00.000Z',
      },
      {
        id: expect.any(String),
        name: 'Eerste N=1',
        description: null,
        imageUrl: null,
        earnedAt: '2026-09-21T08:00:00.000Z',
      },
    ])
    const { rows } = await pool.query('select award_id from awards_earned where profile_id = $1', [sanne.id])
    expect(rows).toHaveLength(2)
  })

  test('SH-PROF-18 SH-EDGE-40 SH-ROUTE-12 unknown, hidden, gone and malformed ids answer exactly the same', async () => {
    const [sem, hidden, gone] = [await world.person(), await world.person(), await world.person()]
    expect((await sem.does(profile.person, { id: hidden.id })).id).toBe(hidden.id)
    expect((await sem.does(profile.person, { id: gone.id })).id).toBe(gone.id)
    await pool.query('update profiles set hidden_at = app_now() where id = $1', [hidden.id])
    await pool.query('delete from auth_users where id = $1', [gone.id])

    for (const id of [hidden.id, gone.id, newId(), 'geen-id', '', `${sem.id}'`, '%'])
      await expect(sem.does(profile.person, { id }), id).rejects.toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
        data: null,
      })
    // Whoever is leaving can only call the account back.
    await expect(hidden.does(profile.mine, {})).rejects.toMatchObject({ status: 403, code: 'LEAVING' })
  })

  test('SH-DATA-02 SH-ROUTE-12 a person has one id, and a username is taken whatever its case', async () => {
    const noor = await world.person({ username: 'noor_een' })
    const clash = async (set: string) => {
      const sem = await world.person()
      return pool.query(`update profiles set ${set} where id = $1`, [sem.id])
    }
    await expect(clash(`user_id = '${noor.id}'`)).rejects.toThrow(/profiles_(one_id|user_id)/)
    await expect(clash(`username = 'NOOR_EEN'`)).rejects.toThrow('profiles_username_unique')
  })

  test('SH-PROF-28 SH-GATE-17 SH-PERM-08 who does not pass the gate sees nobody else, and always the own profile', async () => {
    const [sem, noor] = [await world.person({ role: 'no_subscription' }), await world.person()]
    await expect(sem.does(profile.person, { id: noor.id })).rejects.toMatchObject({ status: 403, code: 'NO_ACCESS' })
    await expect(sem.does(profile.person, { id: newId() })).rejects.toMatchObject({ status: 403, code: 'NO_ACCESS' })
    await expect(sem.does(profile.ranking, { group: 'student' })).rejects.toMatchObject({ code: 'NO_ACCESS' })
    expect(await sem.does(profile.mine, {})).toMatchObject({ id: sem.id, rank: null, subscription: null })
  })

  test('SH-CARD-07 SH-CALL-20 SH-DATA-10 one sees the name of the own subscription as long as it gives access', async () => {
    const sanne = await world.person({ role: 'no_subscription' })
    const subscribe = async (status: string, until: string) => {
      const id = newId()
      await pool.query(
        `insert into subscriptions (id, user_id, product_id, status, provider_subscription_id, created_at, updated_at)
        values ($1::uuid, $2, (select id from products_subscriptions order by price_cents desc limit 1), $3, $1::text, now(), now())`,
        [id, sanne.id, status],
      )
      await pool.query(
        `insert into entitlements (id, user_id, subscription_id, product_tier, valid_until, created_at)
        values ($1, $2, $3, 'student', app_now() + $4::interval, now())`,
        [newId(), sanne.id, id, until],
      )
    }
    await subscribe('canceled', '-1 day')
    expect((await sanne.does(profile.mine, {})).subscription).toBeNull()
    await subscribe('active', '1 day')
    const { rows } = await pool.query('select name from products_subscriptions order by price_cents desc limit 1')
    expect((await sanne.does(profile.mine, {})).subscription).toBe(rows[0].name)
  })

  test('SH-CALL-32 X3-CALL-39 the one award that exempts from tester mode is looked up with who asks, and stands among the awards', async () => {
    const [tester, sem] = [await world.person({ tester: true }), await world.person()]
    expect((await tester.does(profile.mine, {})).awards.map(({ name }) => name)).toEqual(['Tester'])
    await pool.query('update site_settings set tester_mode = true')
    house.snapshots.forgetAll()
    const gates = await Promise.all([tester, sem].map((one) => one.does(access.ownAccess, {})))
    expect(gates.map(({ gate }) => gate)).toEqual(['granted', 'tester'])
    await pool.query('update site_settings set tester_mode = false')
    house.snapshots.forgetAll()
  })

  test('the page takes at most 4 queries beside the snapshot and 25 KB, however full the profile is', async () => {
    const noor = await world.person({
      bio: 'b'.repeat(1000),
      city: 'c'.repeat(100),
      profession: 'p'.repeat(100),
      level: 5,
      points: 900,
      interests: Array.from({ length: 20 }, (_, at) => `${at}`.padEnd(50, 'i')),
    })
    for (let at = 0; at < 40; at++)
      await given.award({ name: `Award ${at}`, description: 'd'.repeat(200), imageUrl: `/awards/${newId()}.svg` }, [
        { person: noor, at: new Date(at * 1000) },
      ])
    await noor.does(profile.saveContact, {
      phone: '0612345678',
      emergencyContactName: 'n'.repeat(100),
      emergencyContactPhone: '',
    })

    const answers: unknown[] = []
    const queries = await queriesOf(house, async () => {
      answers.push(await noor.does(profile.mine, {}), await noor.does(profile.contact, {}))
    })
    const others = await queriesOf(house, () => noor.does(profile.person, { id: noor.id }))

    expect(queries).toHaveLength(3)
    expect(others).toHaveLength(2)
    expect(Buffer.byteLength(JSON.stringify(answers))).toBeLessThanOrEqual(25_000)
  })
})

describe('saving the personal panel', () => {
  const whole = {
    username: 'sanne_nieuw',
    firstName: 'Sanne',
    lastName: 'de Wit',
    bio: '<b>Licht</b>',
    profession: 'Fysio',
    city: 'Utrecht',
    interests: ['Slaap'],
    nutritionIcon: '🥕',
    sportIcon: '🏊',
    interestIcon: '',
  }

  test('SH-PROF-20 SH-CALL-17 SH-CALL-31 SH-EDGE-16 stores the ten fields and answers the profile as it stands', async () => {
    const sanne = await world.person({ points: 7 })
    const saved = await sanne.does(profile.save, whole)
    expect(saved).toEqual(await sanne.does(profile.mine, {}))
    expect(saved).toMatchObject({ ...whole, interestIcon: null, points: 7 })
    expect(await sanne.does(account.viewer, {})).toMatchObject({ username: 'sanne_nieuw', firstName: 'Sanne' })
  })

  test('SH-PROF-10 what is left out keeps its value', async () => {
    const sanne = await world.person({ bio: 'Oud', interests: ['Yoga'], icons: ['🥕', '🏊', '🔬'] })
    const saved = await sanne.does(profile.save, { city: 'Zwolle' })
    expect(saved).toMatchObject({ city: 'Zwolle', bio: 'Oud', interests: ['Yoga'], sportIcon: '🏊' })
  })

  test('SH-PERM-03 SH-PERM-06 SH-EDGE-23 SH-RANK-09 role, points, level, days and another id are not changed by it', async () => {
    const [sanne, sem] = [await world.person({ points: 5, level: 1 }), await world.person()]
    const before = [await rowOf(sanne.id), await rowOf(sem.id)]
    const sneaky = {
      role: 'admin',
      points: 9999,
      level_id: newId(),
      levelId: newId(),
      days_active: 400,
      daysActive: 400,
      id: sem.id,
      userId: sem.id,
      user_id: sem.id,
      createdAt: '2020-01-01T00:00:00Z',
      avatarUrl: '/x',
      top5: true,
    }
    await sanne.does(profile.save, { city: 'Zwolle', ...sneaky } as { city: string })
    const [after, other] = [await rowOf(sanne.id), await rowOf(sem.id)]
    expect(after).toEqual({ ...before[0], city: 'Zwolle' })
    expect(await days(sanne.id)).toBeLessThanOrEqual(1)
    expect(other).toEqual(before[1])
  })

  test('SH-PROF-22 SH-PROF-24 SH-PROF-27 what does not fit is refused with the field and the reason in Dutch, and nothing is stored', async () => {
    const sanne = await world.person()
    const before = await rowOf(sanne.id)
    for (const [typed, fields, reason] of [
      [{ firstName: ' ', city: 'Zwolle' }, ['firstName'], 'Voornaam is verplicht'],
      [{ lastName: '' }, ['lastName'], 'Achternaam is verplicht'],
      [{ bio: 'x'.repeat(1001) }, ['bio'], 'Je bio mag maximaal 1000 karakters bevatten'],
      [{ sportIcon: 'zwemmen' }, ['sportIcon'], 'Kies één emoji'],
    ] as const)
      await expect(sanne.does(profile.save, typed)).rejects.toMatchObject({
        status: 422,
        code: 'INVALID_INPUT',
        data: { fields, reason },
      })
    expect(await rowOf(sanne.id)).toEqual(before)
  })

  test('SH-PROF-21 SH-USER-16 SH-CALL-14 a username of somebody else is refused in any case, the own one stays', async () => {
    const [sanne, noor] = [
      await world.person({ username: 'sanne_zelf' }),
      await world.person({ username: 'noor_zelf' }),
    ]
    await expect(sanne.does(profile.save, { username: noor.username })).rejects.toMatchObject({
      status: 409,
      code: 'USERNAME_IN_USE',
    })
    expect((await sanne.does(profile.save, { username: 'sanne_zelf' })).username).toBe('sanne_zelf')
    await pool.query(`update profiles set username = 'Oud.Soort-Naam' where id = $1`, [sanne.id])
    expect((await sanne.does(profile.save, { username: 'Oud.Soort-Naam', city: 'Ede' })).city).toBe('Ede')
  })

  test('SH-USER-15 nobody takes a name of the house, and who has one keeps it', async () => {
    const [sanne, oud] = [await world.person(), await world.person({ username: 'bewezen_info' })]
    await expect(sanne.does(profile.save, { username: 'beheer' })).rejects.toMatchObject({ code: 'USERNAME_IN_USE' })
    expect((await oud.does(profile.save, { username: 'bewezen_info', city: 'Ede' })).city).toBe('Ede')
  })

  test('the own devices hear of it once, nobody else does, and saving nothing tells nobody', async () => {
    const [sanne, sem] = [await world.person(), await world.person()]
    const [hers, his] = [await sanne.listens(), await sem.listens()]
    await sanne.does(profile.save, { city: 'Ede' })
    await sanne.does(profile.save, {})
    await house.settled()
    expect(hers.kinds()).toEqual(['profile.changed'])
    expect(his.heard).toEqual([])
  })
})

describe('the contact panel', () => {
  const typed = {
    phone: '06 1234 5678',
    emergencyContactName: 'Piet de Wit',
    emergencyContactPhone: '+31 (0)30-1234567',
  }

  test('SH-CONT-01 SH-CONT-02 SH-CONT-11 SH-DATA-03 SH-CALL-30 SH-CALL-31 is read and saved by its owner alone; the address is only shown', async () => {
    const [sanne, sem] = [await world.person(), await world.person()]
    const none = { email: sanne.email, phone: null, emergencyContactName: null, emergencyContactPhone: null }
    expect(await sanne.does(profile.contact, {})).toEqual(none)

    const sneaky = { ...typed, email: 'ander@bewezen.example', profileId: sem.id }
    expect(await sanne.does(profile.saveContact, sneaky)).toEqual({ email: sanne.email, ...typed })

    expect(await sanne.does(profile.contact, {})).toEqual({ email: sanne.email, ...typed })
    expect(await sem.does(profile.contact, { personId: sanne.id } as never)).toEqual({ ...none, email: sem.email })
    expect(JSON.stringify(await sem.does(profile.person, { id: sanne.id }))).not.toContain('Piet')
  })

  test('SH-CONT-04 SH-CONT-07 SH-CONT-08 what does not fit is refused with the field and the reason, and nothing is saved', async () => {
    const sanne = await world.person()
    await sanne.does(profile.saveContact, typed)
    for (const [change, fields, reason] of [
      [{ phone: '061234567' }, ['phone'], 'Ongeldig telefoonnummer (minimaal 10 cijfers)'],
      [
        { emergencyContactPhone: 'bel Piet' },
        ['emergencyContactPhone'],
        'Ongeldig telefoonnummer (minimaal 10 cijfers)',
      ],
      [{ emergencyContactName: '' }, ['emergencyContactName'], 'Naam noodcontact is verplicht'],
    ] as const)
      await expect(sanne.does(profile.saveContact, { ...typed, ...change })).rejects.toMatchObject({
        status: 422,
        code: 'INVALID_INPUT',
        data: { fields, reason },
      })
    expect(await sanne.does(profile.contact, {})).toMatchObject(typed)
    expect(await sanne.does(profile.saveContact, { ...typed, phone: '', emergencyContactPhone: ' ' })).toMatchObject({
      phone: null,
      emergencyContactPhone: null,
    })
  })
})

describe('the days on which somebody was there', () => {
  const dayMs = 24 * 60 * 60_000
  const later = async (ms: number) => {
    await moveClock(db, ms)
    house.snapshots.forgetAll()
  }

  test('SH-RANK-08 SH-GEN-13 are counted once each, by the calendar of Amsterdam, with one write a day', async () => {
    const [sanne, sem] = [await world.person(), await world.person()]
    const { rows } =
      await pool.query(`select extract(epoch from (date_trunc('day', now() at time zone 'Europe/Amsterdam')
      + interval '1 day') at time zone 'Europe/Amsterdam' - now()) * 1000 as ms`)
    const toMidnight = Number(rows[0].ms)

    await later(toMidnight - 60_000)
    for (let at = 0; at < 3; at++) {
      house.snapshots.forgetAll()
      await sanne.does(profile.mine, {})
    }
    await eventually(async () => expect(await days(sanne.id)).toBe(1))
    await later(toMidnight + 60_000)
    await sanne.does(profile.mine, {})
    await eventually(async () => expect(await days(sanne.id)).toBe(2))
    await later(toMidnight + 3 * dayMs)
    await sanne.does(profile.mine, {})
    await eventually(async () => expect(await days(sanne.id)).toBe(3))
    // Another device on the same day, at another process that remembers nobody.
    countDaysActive(house)
    await (await world.signedIn(sanne)).does(profile.mine, {})

    await eventually(async () => expect((await sanne.does(profile.mine, {})).daysActive).toBe(3))
    expect(await days(sem.id)).toBe(0)
    await later(0)
  })
})
