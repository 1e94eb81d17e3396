import { access } from '@bewezen/domain/access/contract.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { events } from '@bewezen/domain/events/contract.ts'
import { feed } from '@bewezen/domain/feed/contract.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { learning } from '@bewezen/domain/learning/contract.ts'
import { livestreams } from '@bewezen/domain/livestreams/contract.ts'
import { podcasts } from '@bewezen/domain/podcasts/contract.ts'
import { shop } from '@bewezen/domain/shop/contract.ts'
import { expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'

const world = await openWorld()
const { given } = world
const channel = await given.channel()
const { communityId } = channel

/** What a community holds, and what somebody hears who asks for it: null, or the code with its status. */
const reads = {
  communities: (who: TestPerson) => who.does(community.list, {}),
  messages: (who: TestPerson) => who.does(community.messages, { channelId: channel.id }),
  lessons: (who: TestPerson) => who.does(learning.university, { communityId }),
  challenges: (who: TestPerson) => who.does(learning.challenges, { communityId }),
  feed: (who: TestPerson) => who.does(feed.list, { communityId }),
}
const heard = async (who: TestPerson) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(reads).map(async ([name, read]) => [
        name,
        await read(who).then(
          () => null,
          ({ status, code }: { status: number; code: string }) => `${status} ${code}`,
        ),
      ]),
    ),
  )
const all = (answer: string | null) => Object.fromEntries(Object.keys(reads).map((name) => [name, answer]))

test('X3-GATE-09 the server gives what is in a community to nobody who does not pass the gate', async () => {
  const [member, outside] = [await world.person({ entitled: true }), await world.person({ entitled: false })]
  expect(await heard(member)).toEqual(all(null))
  expect(await heard(outside)).toEqual(all('403 NO_ACCESS'))
})

const evening = await given.livestream({ visibleToStudents: true, visibleToTeachers: true })
const lamp = await given.product({ name: 'Lamp', priceCents: 2_000 })
const episode = await given.podcast({ title: 'Het eerste licht' })
/** What else a membership brings, each as its screen asks for it. */
const brings = async (who: TestPerson) => {
  const [{ livestreams: streams }, { products }, { podcasts: episodes }, { events: dates }] = await Promise.all([
    who.does(livestreams.list, { from: 0 }),
    who.does(shop.catalogue, {}),
    who.does(podcasts.list, {}),
    who.does(events.calendar, { from: '2026-01-01', to: '2026-01-02' }),
  ])
  return {
    streams: streams.map(({ id }) => id),
    products: products.map(({ id }) => id),
    episodes: episodes.map(({ id }) => id),
    events: dates,
  }
}
const everything = { streams: [evening.id], products: [lamp.id], episodes: [episode.id], events: [] }
const post = (who: TestPerson) =>
  who.does(community.post, { id: newId(), channelId: channel.id, content: 'Dag', parentId: null, uploadId: null })

test('X3-GEN-02 one subscription opens the community, the university with its levels, events, shop, podcasts and livestreams', async () => {
  const [member, outside] = [await world.person({ entitled: true }), await world.person({ entitled: false })]
  expect(await heard(member)).toEqual(all(null))
  expect((await member.does(learning.university, { communityId })).levels.length).toBeGreaterThan(1)
  expect(await brings(member)).toEqual(everything)
  await member.does(livestreams.evening, { id: evening.id })
  await expect(outside.does(livestreams.evening, { id: evening.id })).rejects.toMatchObject({ code: 'NO_ACCESS' })
})

test.each([
  'student',
  'student_plus_lars',
  'student_plus_jorn',
  'student_plus_rick_tomas',
  'teacher',
  'admin',
] as const)(
  'X3-GEN-05 a %s uses the community, the inbox with replies, the shop, podcasts and livestreams',
  async (role) => {
    const who = await world.person({ role })
    expect(await heard(who)).toEqual(all(null))
    const { id: parentId } = await post(who)
    const reply = { id: newId(), channelId: channel.id, content: 'Ja', parentId, uploadId: null }
    expect(await who.does(community.post, reply)).toMatchObject({ content: 'Ja' })
    expect(await who.does(inbox.list, {})).toMatchObject({ notifications: [] })
    expect(await brings(who)).toEqual(everything)
    expect((await who.does(shop.add, { productId: lamp.id })).lines).toHaveLength(1)
    await who.does(podcasts.setSaved, { id: episode.id, on: true })
    await who.does(livestreams.evening, { id: evening.id })
  },
)

test('EV-ROLE-10 who pays for a membership reads the university, and who does not is refused it', async () => {
  const [paying, outside] = [await world.person({ entitled: true }), await world.person({ entitled: false })]
  expect((await paying.does(learning.university, { communityId })).levels.length).toBeGreaterThan(0)
  await expect(outside.does(learning.university, { communityId })).rejects.toMatchObject({ code: 'NO_ACCESS' })
})

test('X3-GATE-09 tester mode blocks those reads as well, but for testers', async () => {
  const [member, tester] = [
    await world.person({ entitled: true }),
    await world.person({ entitled: true, tester: true }),
  ]
  const admin = await world.person({ role: 'admin' })
  await admin.does(access.setTesterMode, { on: true })
  expect(await heard(member)).toEqual(all('403 TESTER_MODE'))
  expect(await heard(tester)).toEqual(all(null))
  await admin.does(access.setTesterMode, { on: false })
})

test('X3-ROLE-09 a refused call answers 401 without a login and 403 without the right, whatever a screen would show', async () => {
  const member = await world.person()
  for (const [who, refusal] of [
    [world.visitor(), { status: 401, code: 'SIGN_IN_REQUIRED' }],
    [member, { status: 403, code: 'FORBIDDEN' }],
  ] as const) {
    await expect(who.does(access.setMaintenance, { on: true })).rejects.toMatchObject(refusal)
    await expect(who.does(learning.progress, { communityId, from: 0 })).rejects.toMatchObject(refusal)
  }
  await expect(world.visitor().does(community.list, {})).rejects.toMatchObject({ status: 401 })
})
