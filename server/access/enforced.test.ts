import { access } from '@bewezen/domain/access/contract.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { feed } from '@bewezen/domain/feed/contract.ts'
import { learning } from '@bewezen/domain/learning/contract.ts'
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
