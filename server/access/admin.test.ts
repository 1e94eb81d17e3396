import { access } from '@bewezen/domain/access/contract.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { profile } from '@bewezen/domain/profile/contract.ts'
import { shop } from '@bewezen/domain/shop/contract.ts'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testerAwardId } from '../base/snapshot.ts'
import { queriesOf } from '../base/testing/queriesOf.ts'
import { openWorld, type Refused, type TestPerson } from '../base/testing/world.ts'
import { forgetOldAudit } from './audit.ts'

const world = await openWorld()
const { house, given } = world
const { pool } = house.database
let admin: TestPerson
let teacher: TestPerson

beforeAll(async () => {
  admin = await world.person({ role: 'admin', firstName: 'Jasper', lastName: 'van den Berg' })
  teacher = await world.person({ role: 'teacher' })
})

const page = { search: '', role: '', state: '' } as const
const found = async (wish: Partial<Parameters<typeof admin.does<typeof access.people>>[1]>) =>
  (await admin.does(access.people, { ...page, ...wish })).people.map(({ id }) => id)
const log = async (wish: { search?: string; kind?: 'award' | 'contact' | 'settings' | 'access' | '' } = {}) =>
  (await admin.does(access.auditLog, { search: '', kind: '', ...wish })).lines
const forbidden = { status: 403, code: 'FORBIDDEN' }

describe('the list of users', () => {
  test('ADM-PANEL-03 finds by a part of the name, the username and the address, accents and capitals aside', async () => {
    const leila = await given.person({
      firstName: 'Leïla',
      lastName: 'Bouzidi',
      username: 'zonnebloem_7',
      email: 'l.b@example.org',
    })
    for (const search of ['leila b', 'BOUZ', 'NEBLOEM_', 'b@EXAMPLE.o', ' Leïla '])
      expect(await found({ search }), search).toEqual([leila.id])
    for (const search of ['%', '_%', 'leila\\', 'niemand'])
      expect(await found({ search }), search).not.toContain(leila.id)
    const [row] = (await admin.does(access.people, { ...page, search: 'zonnebloem' })).people
    expect(row).toMatchObject({
      firstName: 'Leïla',
      lastName: 'Bouzidi',
      username: 'zonnebloem_7',
      email: 'l.b@example.org',
    })
  })

  test('ADM-PANEL-03 narrows to a role and to how somebody stands with paying', async () => {
    const until = new Date(Date.now() + 5 * 86_400_000)
    const made = async (firstName: string, sub: { status: string; cancels?: boolean } | null, entitled = false) => {
      const { id } = await given.person({ firstName, role: 'no_subscription', entitled })
      if (sub)
        await pool.query(
          `insert into subscriptions (id, user_id, status, provider_subscription_id, cancel_at_period_end, current_period_end, created_at, updated_at)
           values ($1, $2, $3, $4, $5, $6, now(), now())`,
          [newId(), id, sub.status, `sub_${id}`, sub.cancels ?? false, until],
        )
      return id
    }
    const expected = {
      active: await made('Betaler', { status: 'active' }),
      ending: await made('Betaler', { status: 'active', cancels: true }),
      pastDue: await made('Betaler', { status: 'past_due' }),
      granted: await made('Betaler', null, true),
      none: await made('Betaler', null),
    }
    for (const [state, id] of Object.entries(expected) as [keyof typeof expected, string][]) {
      expect(await found({ search: 'betaler', state }), state).toEqual([id])
      const { people, total } = await admin.does(access.people, { ...page, search: 'betaler', state })
      expect([people[0]?.state, total]).toEqual([state, 1])
      expect(people[0]?.until ?? null).toBe(['ending', 'pastDue'].includes(state) ? until.toISOString() : null)
    }
    const ended = await made('Verlopen', null, true)
    await pool.query(`update entitlements set valid_until = app_now() - interval '1 second' where user_id = $1`, [
      ended,
    ])
    expect(await found({ search: 'verlopen', state: 'none' })).toEqual([ended])
    expect(await found({ search: 'verlopen', state: 'granted' })).toEqual([])
    expect(await found({ role: 'teacher' })).toEqual([teacher.id])
  })

  test('ADM-PANEL-03 shows 50 at a time, newest first, and counts all', async () => {
    for (let made = 0; made < 101; made++) await given.person({ lastName: 'Bladzijde' })
    // Many of one moment, who stand in the order of their ids, and two pages that begin among them.
    await pool.query(
      `update profiles set created_at = '2026-03-01' where last_name = 'Bladzijde' and hashtext(id::text) % 3 <> 0`,
    )
    const asked = (turn: object) => admin.does(access.people, { ...page, search: 'bladzijde', ...turn })
    const idsOf = ({ people }: { people: { id: string }[] }) => people.map(({ id }) => id)

    const first = await asked({})
    const second = await asked({ below: first.next })
    const third = await asked({ below: second.next })
    expect([first, second, third].map(({ people, total }) => [people.length, total])).toEqual([
      [50, 101],
      [50, 101],
      [1, 101],
    ])
    expect([first.previous, third.next]).toEqual([null, null])
    const all = [first, second, third].flatMap(({ people }) => people)
    expect(new Set(all.map(({ id }) => id)).size).toBe(101)
    const inOrder = all.toSorted(
      (one, other) => other.joinedAt.localeCompare(one.joinedAt) || one.id.localeCompare(other.id),
    )
    expect(all.map(({ id }) => id)).toEqual(inOrder.map(({ id }) => id))

    const back = await asked({ above: third.previous })
    expect(back).toEqual(second)
    const front = await asked({ above: back.previous })
    expect([idsOf(front), front.previous, front.next]).toEqual([idsOf(first), null, first.next])
  })

  test('ADM-PANEL-03 somebody new moves nothing on the next page, and a page of which nobody is left is the first one', async () => {
    for (let made = 0; made < 51; made++) await given.person({ lastName: 'Opschuiver' })
    const asked = (turn: object) => admin.does(access.people, { ...page, search: 'opschuiver', ...turn })
    const first = await asked({})
    const second = await asked({ below: first.next })
    await given.person({ lastName: 'Opschuiver' })
    expect((await asked({ below: first.next })).people).toEqual(second.people)
    // From the last page but one there is one new person above: the first page is shown, and whole.
    expect((await asked({ above: first.people[0]?.id })).people).toHaveLength(50)
    for (const turn of [{ below: newId() }, { above: newId() }, { below: second.people[0]?.id }])
      expect(await asked(turn)).toEqual(await asked({}))
  })

  test('ADM-PANEL-03 needs two questions of the database, and the overview one', async () => {
    expect(
      await queriesOf(house, () => admin.does(access.people, { ...page, search: 'an', state: 'active' })),
    ).toHaveLength(2)
    expect(await queriesOf(house, () => admin.does(access.auditLog, { search: 'an', kind: 'access' }))).toHaveLength(1)
    expect(await queriesOf(house, () => admin.does(access.person, { personId: teacher.id }))).toHaveLength(2)
    expect(await queriesOf(house, () => admin.does(access.overview, {}))).toHaveLength(1)
  })

  test('ADM-PANEL-03 searches by indexes', async () => {
    const { rows } = await pool
      .query(`set enable_seqscan = off; explain
      select id from profiles where fold_name(first_name || ' ' || last_name) like '%anna%'
      union select id from profiles where fold_name(username::text) like '%anna%'
      union select id from auth_users where fold_name(email::text) like '%anna%'`)
      .then((all) => [all].flat().at(-1) as never)
    await pool.query('set enable_seqscan = on')
    const plan = JSON.stringify(rows)
    for (const index of ['profiles_fold_name', 'profiles_fold_username', 'auth_users_fold_email'])
      expect(plan).toContain(index)
  })

  test('ADM-PANEL-04 one user, without contact details or health', async () => {
    const { id } = await given.person({ firstName: 'Anna', tester: true, top5: true })
    await pool.query(`update contact_info set phone = '0612345678' where profile_id = $1`, [id])

    const anna = await admin.does(access.person, { personId: id })

    expect(anna).toMatchObject({
      id,
      firstName: 'Anna',
      top5: true,
      state: 'granted',
      pendingEmail: null,
      blocked: false,
    })
    expect(anna.awards).toEqual([
      expect.objectContaining({ name: 'Tester', isTester: true, earnedAt: expect.any(String) }),
    ])
    expect(JSON.stringify(anna)).not.toContain('0612345678')
    await expect(admin.does(access.person, { personId: newId() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

test('ADM-PANEL-02 the overview counts what there is', async () => {
  const before = await admin.does(access.overview, {})
  await given.person({ role: 'partner' })
  const { id } = await given.person({ role: 'partner' })
  await pool.query(`update profiles set created_at = now() - interval '31 days' where id = $1`, [id])

  const after = await admin.does(access.overview, {})

  const partners = ({ roles }: typeof after) => roles.find(({ role }) => role === 'partner')?.people ?? 0
  expect([
    after.people - before.people,
    after.newPeople - before.newPeople,
    partners(after) - partners(before),
  ]).toEqual([2, 1, 2])
  expect(after.activeSubscriptions).toBe(3)
  expect(after.openReports).toBe(0)
})

describe('changing a role', () => {
  test('ADM-PANEL-04 ADM-PANEL-20 SH-ROLE-08 SH-DATA-26 is written down with both roles, and heard by the person at once', async () => {
    const sanne = await world.person()
    const [hers, mine, another] = [await sanne.listens(), await admin.listens(), await teacher.listens()]

    await admin.does(access.setRole, { personId: sanne.id, from: 'student', to: 'teacher' })
    await house.settled()

    expect((await sanne.does(access.ownAccess, {})).may).toContain('moderate')
    expect(hers.kinds()).toEqual(['access.changed'])
    expect(mine.kinds()).toEqual(['audit.written'])
    expect(another.kinds()).toEqual([])
    expect((await log({ kind: 'access' }))[0]).toMatchObject({
      action: 'role.changed',
      oldValue: 'student',
      newValue: 'teacher',
      reason: null,
      actor: { id: admin.id, name: 'Jasper van den Berg' },
      subject: { id: sanne.id },
    })
  })

  test('ADM-PANEL-04 EV-ROLE-14 gives and takes what it allows by the time it is answered, on a device that asked a moment before too', async () => {
    const sanne = await world.person()
    const asks = () =>
      sanne.does(shop.managed, {}).then(
        () => 'done',
        ({ code }: Refused) => code,
      )
    const set = (from: 'student' | 'teacher', to: 'student' | 'teacher') =>
      admin.does(access.setRole, { personId: sanne.id, from, to })
    for (let round = 0; round < 5; round++) {
      expect(await asks()).toBe('FORBIDDEN')
      await set('student', 'teacher')
      expect(await asks()).toBe('done')
      await set('teacher', 'student')
    }
  })

  test('ADM-PANEL-22 is refused when the role is another by now, and shows it', async () => {
    const { id } = await given.person({ role: 'partner' })
    await expect(admin.does(access.setRole, { personId: id, from: 'student', to: 'teacher' })).rejects.toMatchObject({
      status: 409,
      code: 'CHANGED',
      data: { current: 'partner' },
    })
    expect((await admin.does(access.person, { personId: id })).role).toBe('partner')
  })

  test('ADM-PANEL-05 SH-EDGE-25 X3-EDGE-45 nobody lowers themselves; who was lowered is refused the next thing', async () => {
    const other = await world.person({ role: 'admin' })
    const lower = (personId: string) => ({ personId, from: 'admin', to: 'student' }) as const
    await expect(other.does(access.setRole, lower(other.id))).rejects.toMatchObject({
      status: 409,
      code: 'OWN_ACCOUNT',
    })

    await admin.does(access.setRole, lower(other.id))

    await expect(other.does(access.setRole, lower(admin.id))).rejects.toMatchObject(forbidden)
    await expect(admin.does(access.setRole, lower(admin.id))).rejects.toMatchObject({ status: 409, code: 'LAST_ADMIN' })
    expect((await admin.does(access.person, { personId: admin.id })).role).toBe('admin')
  })

  test('SH-PERM-05 by somebody who is no admin changes nothing and leaves no line', async () => {
    const { id } = await given.person()
    const before = (await log()).length
    await expect(teacher.does(access.setRole, { personId: id, from: 'student', to: 'admin' })).rejects.toMatchObject(
      forbidden,
    )
    await expect(teacher.does(access.viewContact, { personId: id })).rejects.toMatchObject(forbidden)
    expect((await admin.does(access.person, { personId: id })).role).toBe('student')
    expect(await log()).toHaveLength(before)
  })

  test('ADM-PANEL-04 top 5 is a state: setting it twice is one change', async () => {
    const { id } = await given.person()
    for (const on of [true, true]) await admin.does(access.setTop5, { personId: id, on })
    expect((await admin.does(access.person, { personId: id })).top5).toBe(true)
    expect((await log({ kind: 'access' })).filter((line) => line.subject?.id === id)).toMatchObject([
      { action: 'top5.set', oldValue: 'false', newValue: 'true' },
    ])
  })
})

test('SH-CONT-11 SH-CONT-12 contact details are shown to an admin, and each look is written down', async () => {
  const { id, email } = await given.person()
  await pool.query(
    `update contact_info set phone = '06 12345678', emergency_contact_name = 'Bo' where profile_id = $1`,
    [id],
  )
  const contact = await admin.does(access.viewContact, { personId: id })
  await admin.does(access.viewContact, { personId: id })

  expect(contact).toEqual({ email, phone: '06 12345678', emergencyContactName: 'Bo', emergencyContactPhone: null })
  const lines = (await log({ kind: 'contact' })).filter((line) => line.subject?.id === id)
  expect(lines).toHaveLength(2)
  expect(JSON.stringify(lines)).not.toContain('12345678')
})

describe('settings', () => {
  test('ADM-PANEL-14 ADM-PANEL-20 SH-MAINT-25 X3-EDGE-46 each is saved on its own, heard by everyone and read by anyone', async () => {
    const ear = await teacher.listens()
    const saved = await admin.does(access.saveSetting, {
      name: 'siteName',
      before: 'Bewezen',
      value: ' Zon\u202Elicht ',
    })
    await admin.does(access.saveSetting, { name: 'launchDate', before: '2026-10-20', value: '2027-01-02' })
    await admin.does(access.switchSetting, { name: 'externalContentAfterConsent', on: true })
    await house.settled()

    expect(saved.siteName).toBe('Zonlicht')
    expect(ear.kinds()).toEqual(['settings.changed', 'settings.changed', 'settings.changed'])
    expect(await world.visitor().does(access.settings, {})).toMatchObject({
      siteName: 'Zonlicht',
      launchDate: '2027-01-02',
      externalContentAfterConsent: true,
      paidDownloadsAfterOrder: false,
      assistantEnabled: false,
    })
    expect(await log({ kind: 'settings' })).toMatchObject([
      { action: 'setting.changed', reason: 'externalContentAfterConsent', oldValue: 'false', newValue: 'true' },
      { action: 'setting.changed', reason: 'launchDate', oldValue: '2026-10-20', newValue: '2027-01-02' },
      { action: 'setting.changed', reason: 'siteName', oldValue: 'Bewezen', newValue: 'Zonlicht' },
    ])
  })

  test('ADM-PANEL-22 two admins who save the same setting: the second hears what stands there', async () => {
    const [first, second] = [admin, await world.person({ role: 'admin' })]
    const saw = { name: 'contactEmail', before: 'community@bewezen.example' } as const
    await first.does(access.saveSetting, { ...saw, value: 'een@bewezen.example' })
    await expect(second.does(access.saveSetting, { ...saw, value: 'twee@bewezen.example' })).rejects.toMatchObject({
      status: 409,
      code: 'CHANGED',
      data: { current: 'een@bewezen.example' },
    })
    expect((await first.does(access.settings, {})).contactEmail).toBe('een@bewezen.example')
    await pool.query(`update profiles set role = 'student' where id = $1`, [second.id])
  })

  test.each([
    ['siteName', ''],
    ['siteName', 'Een heel lange naam'],
    ['contactEmail', 'geen adres'],
    ['launchDate', '2026-02-30'],
  ] as const)('ADM-PANEL-14 %s %j is refused and leaves what stood there', async (name, value) => {
    const before = (await admin.does(access.settings, {}))[name]
    await expect(admin.does(access.saveSetting, { name, before, value })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    expect((await admin.does(access.settings, {}))[name]).toBe(before)
  })

  test('SH-EDGE-27 SH-DATA-26 two admins switch a mode: the last one stands, with the name of who did it', async () => {
    const other = await world.person({ role: 'admin' })
    await admin.does(access.setTesterMode, { on: true })
    const ears = [await admin.listens(), await other.listens()]
    await other.does(access.setTesterMode, { on: true })
    await house.settled()
    for (const ear of ears) expect(ear.kinds()).toContain('settings.changed')
    const { rows } = await pool.query('select tester_enabled_by from site_settings')
    expect(rows[0].tester_enabled_by).toBe(other.id)
    await admin.does(access.setTesterMode, { on: false })
    expect((await log({ kind: 'settings' })).slice(0, 3).map(({ action, actor }) => [action, actor?.id])).toEqual([
      ['tester.off', admin.id],
      ['tester.on', other.id],
      ['tester.on', admin.id],
    ])
    await pool.query(`update profiles set role = 'student' where id = $1`, [other.id])
  })

  describe('whether the shop takes money', () => {
    const put = (name: 'shopPayment' | 'paidDownloadsAfterOrder', on: boolean) =>
      admin.does(access.switchSetting, { name, on })
    const shown = async () => {
      const { shopPayment, paidDownloadsAfterOrder } = await world.visitor().does(access.settings, {})
      return { shopPayment, paidDownloadsAfterOrder }
    }
    const address = 'Zonnelaan 1, 3511 AB Utrecht'
    const { provider } = house.payments
    beforeEach(() => pool.query('update site_settings set company_address = $1', [address]))
    afterEach(async () => {
      house.payments.provider = provider
      await pool.query(
        'update site_settings set shop_payment = false, paid_downloads_after_order = false, company_address = null',
      )
    })

    test('SHOP-ORDER-51 it stays off until invoices have an address, which cannot be emptied while it is on', async () => {
      const write = (before: string, value: string) =>
        admin.does(access.saveSetting, { name: 'companyAddress', before, value })
      const refused = { status: 409, code: 'NO_COMPANY_ADDRESS' }
      await write(address, '')
      await expect(put('shopPayment', true)).rejects.toMatchObject(refused)
      expect((await shown()).shopPayment).toBe(false)
      await write('', address)
      await put('shopPayment', true)
      for (const nothing of ['', '  ']) await expect(write(address, nothing)).rejects.toMatchObject(refused)
      expect((await write(address, 'Dorpsstraat 2, Utrecht')).companyAddress).toBe('Dorpsstraat 2, Utrecht')
      await put('shopPayment', false)
      expect((await write('Dorpsstraat 2, Utrecht', '')).companyAddress).toBe('')
    })

    test('SHOP-ORDER-01 an admin switches it, off by default and never without a payment provider', async () => {
      expect((await shown()).shopPayment).toBe(false)
      house.payments.provider = null
      await expect(put('shopPayment', true)).rejects.toMatchObject({ status: 503, code: 'STRIPE_NOT_CONFIGURED' })
      house.payments.provider = provider
      expect((await put('shopPayment', true)).shopPayment).toBe(true)
      await expect(teacher.does(access.switchSetting, { name: 'shopPayment', on: false })).rejects.toMatchObject(
        forbidden,
      )
      expect((await shown()).shopPayment).toBe(true)
      expect((await log({ kind: 'settings' }))[0]).toMatchObject({
        action: 'setting.changed',
        reason: 'shopPayment',
        oldValue: 'false',
        newValue: 'true',
      })
    })

    test('SHOP-ORDER-01 SHOP-ORDER-03 without a provider it counts as off, also for what hangs on it', async () => {
      await put('shopPayment', true)
      house.payments.provider = null
      expect((await shown()).shopPayment).toBe(false)
      await expect(put('paidDownloadsAfterOrder', true)).rejects.toMatchObject({ status: 409, code: 'PAYMENT_OFF' })
    })

    test('SHOP-ORDER-03 downloads wait for an order only while the shop takes money, and that going off takes them along', async () => {
      await expect(put('paidDownloadsAfterOrder', true)).rejects.toMatchObject({ status: 409, code: 'PAYMENT_OFF' })
      await put('shopPayment', true)
      await put('paidDownloadsAfterOrder', true)
      expect(await shown()).toEqual({ shopPayment: true, paidDownloadsAfterOrder: true })
      const ear = await teacher.listens()
      expect(await put('shopPayment', false)).toMatchObject({ shopPayment: false, paidDownloadsAfterOrder: false })
      await house.settled()
      expect(ear.kinds()).toContain('settings.changed')
      const lines = (await log({ kind: 'settings' })).slice(0, 2)
      expect(lines.map(({ reason, newValue }) => [reason, newValue]).toSorted()).toEqual([
        ['paidDownloadsAfterOrder', 'false'],
        ['shopPayment', 'false'],
      ])
      await put('shopPayment', true)
      expect((await shown()).paidDownloadsAfterOrder).toBe(false)
    })
  })

  test('SH-EDGE-16 script and HTML are stored as they were typed', async () => {
    const value = '<script>alert(1)</script> & "tot zo"'
    const { testerMode } = await admin.does(access.settings, {})
    const saved = await admin.does(access.saveSetting, {
      name: 'testerMessage',
      before: testerMode.message ?? '',
      value,
    })
    expect(saved.testerMode.message).toBe(value)
    expect((await log({ kind: 'settings' }))[0]?.newValue).toBe(value)
  })
})

describe('awards', () => {
  const award = { name: 'Vroege vogel', description: 'Tien keer', imageUrl: '', isActive: true }
  const listed = async (id: string) => (await admin.does(profile.awards, {})).awards.find((one) => one.id === id)

  test('ADM-PANEL-08 are made once, edited and removed', async () => {
    const id = newId()
    for (let twice = 0; twice < 2; twice++) await admin.does(profile.makeAward, { id, ...award })
    await expect(admin.does(profile.makeAward, { id: newId(), ...award })).rejects.toMatchObject({
      code: 'AWARD_NAME_IN_USE',
    })
    await expect(admin.does(profile.makeAward, { id, ...award, name: 'Anders' })).rejects.toMatchObject({
      code: 'ID_IN_USE',
    })
    expect(await listed(id)).toEqual({ id, ...award, isTester: false, holders: 0 })

    const after = { ...award, description: 'Twintig keer' }
    await admin.does(profile.editAward, { id, before: award, after })
    expect(await listed(id)).toMatchObject(after)
    const late = { id, before: award, after: { ...award, description: 'Dertig keer' } }
    await expect(admin.does(profile.editAward, late)).rejects.toMatchObject({
      status: 409,
      code: 'CHANGED',
      data: { current: after },
    })

    await admin.does(profile.removeAward, { id })
    expect(await listed(id)).toBeUndefined()
    expect((await log({ kind: 'award' })).slice(0, 3).map(({ action }) => action)).toEqual([
      'award.removed',
      'award.edited',
      'award.made',
    ])
  })

  test('ADM-PANEL-08 SH-TEST-13 the one of testers is marked, and stays as it is called', async () => {
    const tester = await listed(testerAwardId)
    expect(tester).toMatchObject({ name: 'Tester', isTester: true })
    await expect(admin.does(profile.removeAward, { id: testerAwardId })).rejects.toMatchObject({ code: 'TESTER_AWARD' })
    const before = { name: 'Tester', description: tester?.description ?? '', imageUrl: '', isActive: true }
    await expect(
      admin.does(profile.editAward, { id: testerAwardId, before, after: { ...before, isActive: false } }),
    ).rejects.toMatchObject({ code: 'TESTER_AWARD' })
  })

  test('SH-TEST-12 SH-TEST-13 X3-GATE-06 X3-GATE-10 X3-DATA-26 ADM-PANEL-08 the tester award opens the gate at once, once, and shuts it when it is taken', async () => {
    await admin.does(access.setTesterMode, { on: true })
    const sanne = await world.person()
    const ear = await sanne.listens()
    expect((await sanne.does(access.ownAccess, {})).gate).toBe('tester')
    const set = (held: boolean) => admin.does(profile.setAward, { personId: sanne.id, awardId: testerAwardId, held })

    await set(true)
    await set(true)
    await house.settled()
    expect((await sanne.does(access.ownAccess, {})).gate).toBe('granted')
    expect(ear.kinds()).toEqual(['access.changed'])
    await set(false)
    expect((await sanne.does(access.ownAccess, {})).gate).toBe('tester')
    expect((await log({ kind: 'award' })).filter(({ subject }) => subject?.id === sanne.id)).toMatchObject([
      { action: 'award.taken', oldValue: 'Tester', newValue: null },
      { action: 'award.given', oldValue: null, newValue: 'Tester' },
    ])
    await expect(
      teacher.does(profile.setAward, { personId: sanne.id, awardId: testerAwardId, held: true }),
    ).rejects.toMatchObject(forbidden)
    await admin.does(access.setTesterMode, { on: false })
  })

  test('ADM-PANEL-08 one that is not active is given to nobody any more', async () => {
    const [id, person] = [newId(), await given.person()]
    await admin.does(profile.makeAward, { id, ...award, name: 'Van vroeger', isActive: false })
    await expect(admin.does(profile.setAward, { personId: person.id, awardId: id, held: true })).rejects.toMatchObject({
      code: 'AWARD_INACTIVE',
    })
  })
})

describe('the log', () => {
  test('ADM-PANEL-20 is searched by who acted and who was acted upon', async () => {
    const { id } = await given.person({ firstName: 'Wilhelmina' })
    await admin.does(access.viewContact, { personId: id })
    expect((await log({ search: 'wilhelm' })).map(({ subject }) => subject?.id)).toEqual([id])
    expect((await log({ search: 'jasper' })).length).toBeGreaterThan(5)
    expect(await log({ search: 'niemand' })).toEqual([])
  })

  test('ADM-PANEL-20 cannot be changed or emptied, and lets go after 24 months', async () => {
    await expect(pool.query(`update audit_log set new_value = 'iets anders'`)).rejects.toThrow('only ever added to')
    await expect(pool.query('delete from audit_log')).rejects.toThrow('only ever added to')
    const old = (id: string, age: string) =>
      pool.query(`insert into audit_log (id, action, at) values ($1, 'tester.on', now() - $2::interval)`, [id, age])
    const [kept, gone] = [newId(), newId()]
    await old(kept, '23 months')
    await old(gone, '25 months')

    await house.transaction(forgetOldAudit)

    const { rows } = await pool.query('select id from audit_log where id = any($1)', [[kept, gone]])
    expect(rows).toEqual([{ id: kept }])
  })
})
