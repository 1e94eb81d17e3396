import { access } from '@bewezen/domain/access/contract.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import type { Fact } from '@bewezen/domain/facts.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { decisions } from '../../facts.ts'
import { record } from '../facts/record.ts'
import { type Ear, openWorld, type TestPerson } from '../testing/world.ts'
import { hears } from './audience.ts'

const world = await openWorld({
  decisions: {
    ...decisions,
    'profile.changed': { audience: ({ personId }) => ({ people: [personId] }) },
    'message.posted': { audience: { capability: 'readCommunity' } },
    'message.removed': { audience: { capability: 'readCommunity', roles: ['teacher', 'student_plus_lars'] } },
    'subscription.started': { audience: 'everyone' },
    'subscription.ended': { audience: 'nobody' },
    'payment.failed': {
      audience: () => {
        throw new Error('a mistake of a room')
      },
    },
  },
})
const { pool } = world.house.database
const id = newId

const happen = async (...facts: Fact[]) => {
  for (const fact of facts) await world.house.transaction((tx) => record(tx, fact))
  await world.house.settled()
}
const posted = (): Fact => ({
  kind: 'message.posted',
  messageId: id(),
  channelId: id(),
  communityId: id(),
  authorId: id(),
  seq: '1',
})
const removed = (): Fact => ({ kind: 'message.removed', messageId: id(), channelId: id(), communityId: id() })
const everyoneHears = (): Fact => ({ kind: 'subscription.started', personId: id(), subscriptionId: id() })

const open: Ear[] = []
afterEach(() => {
  for (const ear of open.splice(0)) ear.leave()
})
async function listen(who: TestPerson): Promise<Ear> {
  const ear = await who.listens()
  open.push(ear)
  return ear
}

const cast = {
  student: { role: 'student' },
  premium: { role: 'student_plus_lars' },
  teacher: { role: 'teacher' },
  admin: { role: 'admin' },
  'without subscription': { role: 'no_subscription' },
  'with a grant': { role: 'no_subscription', entitled: true },
  'whose access ended': { role: 'student', entitled: new Date('2020-01-01') },
} as const
type Cast = keyof typeof cast

describe('who hears what', async () => {
  const people = new Map<Cast, TestPerson>()
  for (const [name, wish] of Object.entries(cast)) people.set(name as Cast, await world.person(wish))
  const person = (name: Cast) => people.get(name) ?? expect.unreachable()

  const cases: [string, () => Fact, Cast[]][] = [
    ['people by id', () => ({ kind: 'profile.changed', personId: person('premium').id }), ['premium']],
    ['holders of a capability', posted, ['student', 'premium', 'teacher', 'admin', 'with a grant']],
    ['holders who have one of the roles', removed, ['premium', 'teacher']],
    ['everyone', everyoneHears, Object.keys(cast) as Cast[]],
    ['nobody', () => ({ kind: 'subscription.ended', personId: person('student').id, subscriptionId: id() }), []],
  ]
  test.each(cases)('%s', async (_audience, fact, expected) => {
    const ears: [Cast, Ear][] = []
    for (const [name, one] of people) ears.push([name, await listen(one)])

    // The last fact shows that those who heard nothing were listening.
    const told = fact()
    await happen(told, everyoneHears())

    expect(ears.filter(([, ear]) => ear.heard.length === 2).map(([name]) => name)).toEqual(expected)
    for (const [, ear] of ears) expect(ear.kinds().at(-1)).toBe('subscription.started')
  })
})

test('whoever has no session any more hears nothing, whoever a fact is for', () => {
  const modes = { maintenance: false, testerMode: false }
  const nobody = { asker: null, sessionId: null, modes, lateUntil: null, secondFactor: false }
  const audiences = ['everyone', 'nobody', { people: [id()] }, { capability: 'readCommunity' }] as const
  expect(audiences.filter((audience) => hears(nobody, audience, 'message.posted'))).toEqual([])
})

test('a mistake of a room about one fact is heard by nobody and keeps later ones from nobody', async () => {
  const ear = await listen(await world.person())

  await happen({ kind: 'payment.failed', personId: id(), subscriptionId: id() }, posted())

  expect(ear.kinds()).toEqual(['message.posted'])
})

describe('access that ended', () => {
  test('SH-GATE-17 who lost the subscription hears access.changed and no message after it, in the same breath', async () => {
    const [loser, other] = [await world.person(), await world.person()]
    const [ear, others] = [await listen(loser), await listen(other)]
    await happen(posted())

    await world.house.transaction(async (tx) => {
      await tx.execute(`delete from entitlements where user_id = '${loser.id}'`)
      await record(tx, { kind: 'access.changed', personId: loser.id })
      await record(tx, posted())
    })
    await happen(posted())

    expect(ear.kinds()).toEqual(['message.posted', 'access.changed'])
    expect(ear.signals.at(-1)).toEqual({ kind: 'accessChanged' })
    expect(others.kinds()).toEqual(['message.posted', 'message.posted', 'message.posted'])
  })

  test('who gained it hears messages from then on', async () => {
    const gainer = await world.person({ role: 'student', entitled: new Date('2020-01-01') })
    const ear = await listen(gainer)
    await happen(posted())

    await world.house.transaction(async (tx) => {
      await tx.execute(`update entitlements set valid_until = null where user_id = '${gainer.id}'`)
      await record(tx, { kind: 'access.changed', personId: gainer.id })
    })
    await happen(posted())

    expect(ear.kinds()).toEqual(['access.changed', 'message.posted'])
  })

  test('a stream that opens with what was believed a moment ago gets the rights of now', async () => {
    const person = await world.person()
    await person.does(access.ownAccess, {})
    await pool.query('delete from entitlements where user_id = $1', [person.id])
    expect((await person.does(access.ownAccess, {})).gate).toBe('granted')

    const ear = await listen(person)
    await happen(posted(), everyoneHears())

    expect(ear.kinds()).toEqual(['subscription.started'])
  })
})

describe('during maintenance', () => {
  test('SH-MAINT-15 a student hears of settings, access and the own session only; a teacher hears on', async () => {
    const [admin, student, teacher] = [
      await world.person({ role: 'admin' }),
      await world.person(),
      await world.person({ role: 'teacher' }),
    ]
    const [ear, teachers] = [await listen(student), await listen(teacher)]

    await admin.does(access.setMaintenance, { on: true })
    await happen(posted(), everyoneHears(), { kind: 'profile.changed', personId: student.id })
    await happen({ kind: 'access.changed', personId: student.id })
    await admin.does(access.setMaintenance, { on: false })
    await happen(posted())

    expect(ear.kinds()).toEqual(['settings.changed', 'access.changed', 'settings.changed', 'message.posted'])
    expect(ear.signals.map(({ kind }) => kind)).toEqual(['hello', 'accessChanged', 'accessChanged'])
    expect(teachers.kinds()).toEqual([
      'settings.changed',
      'message.posted',
      'subscription.started',
      'settings.changed',
      'message.posted',
    ])
  })
})
