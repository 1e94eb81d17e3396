import { roles } from '@bewezen/domain/access/roles.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { maySee, visibilityPolicies } from '@bewezen/domain/events/visibility.ts'
import { beforeAll, expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../../base/testing/world.ts'
import type { GivenEvent } from '../../demo/givenEvents.ts'

const world = await openWorld()
const { given } = world

// Every role, and one that is none of ours, with and without the flag of the top 5.
const unknown = 'STUDENT'
type Walker = { who: TestPerson; role: string; isTop5: boolean }
const walkers: Walker[] = []
/** Every policy, live or not, for every way in which somebody can belong to it. */
const variants = visibilityPolicies.flatMap((policy) =>
  [true, false].flatMap((isLive) =>
    [true, false].map((includesTop5) => ({
      policy,
      isLive,
      includesTop5,
      roles: policy === 'roles' ? ['student', 'partner'] : [],
    })),
  ),
)
type Variant = (typeof variants)[number]
type Belongs = { made: boolean; teaches: boolean; hasPlace: boolean }
const ways: Belongs[] = [
  { made: false, teaches: false, hasPlace: false },
  { made: true, teaches: false, hasPlace: false },
  { made: false, teaches: true, hasPlace: false },
  { made: false, teaches: false, hasPlace: true },
]
const seen: { variant: Variant; way: Belongs; event: GivenEvent; member: TestPerson | null }[] = []

beforeAll(async () => {
  for (const role of [...roles, unknown] as const)
    for (const isTop5 of [false, true]) {
      const who = await world.person({ role: role === unknown ? 'student' : role, top5: isTop5 })
      if (role === unknown)
        await world.house.database.pool.query('update profiles set role = $1 where id = $2', [role, who.id])
      walkers.push({ who, role, isTop5 })
    }
  const member = await world.person({ role: 'moderator' })
  for (const variant of variants)
    for (const way of ways) {
      const event = await given.event({
        isLive: variant.isLive,
        visibilityPolicy: variant.policy,
        includeTop5: variant.includesTop5,
        roles: variant.roles,
        createdBy: way.made ? member.id : null,
        teacherIds: way.teaches ? [member.id] : [],
        title: `Stil ${variant.policy} ${seen.length}`,
      })
      if (way.hasPlace) await given.enrolment({ event, person: member })
      seen.push({ variant, way, event, member: way.made || way.teaches || way.hasPlace ? member : null })
    }
}, 120_000)

const found = async (who: { does: TestPerson['does'] }, slug: string) =>
  who.does(contract.event, { slug }).then(
    ({ event }) => event.slug === slug,
    ({ status, code }: { status: number; code: string }) => {
      expect([status, code]).toEqual([404, 'EVENT_NOT_FOUND'])
      return false
    },
  )

/** What somebody reads, beside what the rule says. */
async function compare(who: TestPerson | null, role: string | null, isTop5: boolean) {
  const asks = who ?? world.visitor()
  const { rows } = await world.house.database.pool.query('select app_now() as now')
  const year = new Date(rows[0].now).getUTCFullYear()
  const { events } = await asks.does(contract.calendar, { from: `${year}-01-01`, to: `${year + 1}-08-01` })
  const listed = new Set(events.map(({ id }) => id))
  const described = new Set<string>()
  for (let at = 0; at < seen.length; at += 50)
    for (const { id } of await asks.does(contract.descriptions, {
      ids: seen.slice(at, at + 50).map((one) => one.event.id),
    }))
      described.add(id)
  for (const { variant, way, event, member } of seen) {
    const mine = member !== null && member.id === who?.id
    const rule = maySee(
      {
        ...variant,
        createdBy: way.made && mine ? 'me' : 'another',
        teacherIds: way.teaches && mine ? ['me'] : [],
      },
      who && { id: 'me', role, isTop5, hasPlace: way.hasPlace && mine },
    )
    const about = `${role} ${isTop5} ${JSON.stringify({ ...variant, ...way, mine })}`
    expect(await found(asks, event.slug), about).toBe(rule)
    expect(listed.has(event.id), about).toBe(rule && variant.isLive)
    expect(described.has(event.id), about).toBe(rule && variant.isLive)
  }
}

test('EV-VIS-11 EV-VIS-12 EV-VIS-13 EV-VIS-14 EV-VIS-15 EV-EDGE-37 for every role, policy and state the reads say what the rule says', async () => {
  for (const { who, role, isTop5 } of walkers) await compare(who, role, isTop5)
}, 240_000)

test('EV-VIS-11 EV-VIS-12 SH-GEN-04 EV-ROUTE-01 EV-CAL-17 a visitor sees what is public and live, and nothing else', async () => {
  await compare(null, null, false)
}, 60_000)

test('EV-VIS-14 EV-VIS-16 EV-VIS-17 whoever made it, teaches it or has a place still opens it, and no calendar shows what is offline', async () => {
  const member = seen.find((one) => one.member)?.member
  if (!member) throw new Error('nobody belongs to anything')
  await compare(member, 'moderator', false)
}, 60_000)
