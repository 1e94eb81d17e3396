import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { membership } from '@bewezen/domain/membership/contract.ts'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import type { TestPerson } from '../base/testing/world.ts'
import type { GivenCommunity } from '../demo/givenPlaces.ts'
import { openPayingWorld, sessionIn, studentPlanId } from './testing/paying.ts'

const world = await openPayingWorld()
const { given, query } = world
afterAll(() => world.close())

let start: GivenCommunity
let noor: TestPerson
beforeEach(async () => {
  start = await given.community({ isStart: true })
  noor = await world.person({ firstName: 'Noor', role: 'no_subscription' })
})
afterEach(() => query('update blueprints set is_start = false'))

const arrived = async (who: { id: string }) => {
  await world.until(async () => (await world.subscriptionsOf(who))[0]?.status === 'active')
  await world.settled()
}
const paid = async (who: TestPerson) => {
  await world.pay(who)
  await arrived(who)
}
const placesOf = async (who: { id: string }) =>
  (await query<{ id: string }>('select blueprint_id as id from blueprint_members where user_id = $1', [who.id])).map(
    ({ id }) => id,
  )
const joinings = async (who: { id: string }) => (await world.factsOf(who)).filter((kind) => kind === 'community.joined')

test('COM-START-02 COM-START-11 whoever pays is in the start without asking, once, and all that was said counts as read', async () => {
  const channel = await given.channel({ community: start })
  const other = await given.community()
  await given.history(channel, [{ author: null, content: 'Eerder' }])
  await paid(noor)
  for (const one of world.standIn.heard) expect(await world.tell(one)).toBe(200)
  await world.settled()
  expect(await placesOf(noor)).toEqual([start.id])
  expect(await joinings(noor)).toHaveLength(1)
  const { communities } = await noor.does(community.list, {})
  expect(communities.find(({ id }) => id === start.id)).toMatchObject({
    joined: true,
    memberCount: 1,
    channels: [{ unread: 0 }],
  })
  expect(communities.find(({ id }) => id === other.id)).toMatchObject({ joined: false })
})

test('COM-START-02 what an admin gives joins too, and what comes beside access that runs joins nobody', async () => {
  const admin = await world.person({ role: 'admin' })
  const gives = (who: TestPerson) =>
    admin.does(membership.grant, {
      id: newId(),
      personId: who.id,
      productTier: 'student',
      validUntil: null,
      reason: 'Proef',
    })
  await gives(noor)
  expect(await placesOf(noor)).toEqual([start.id])
  const sem = await world.person({ entitled: true })
  await gives(sem)
  expect(await placesOf(sem)).toEqual([])
})

test('COM-START-03 whoever left on purpose is not joined again by a new payment, until they join themselves', async () => {
  await paid(noor)
  await noor.does(community.leave, { communityId: start.id })
  await query('delete from entitlements where user_id = $1', [noor.id])
  const admin = await world.person({ role: 'admin' })
  const gives = async () => {
    await admin.does(membership.grant, {
      id: newId(),
      personId: noor.id,
      productTier: 'student',
      validUntil: null,
      reason: 'Terug',
    })
    await world.settled()
  }
  await gives()
  expect(await placesOf(noor)).toEqual([])
  await noor.does(community.join, { communityId: start.id })
  await query('delete from blueprint_members where user_id = $1', [noor.id])
  await query('delete from entitlements where user_id = $1', [noor.id])
  await gives()
  expect(await placesOf(noor)).toEqual([start.id])
})

test.each([
  ['COM-START-03 a start of other roles', `update blueprints set allowed_roles = '["teacher"]' where is_start`],
  ['COM-START-01 an archived start', 'update blueprints set is_active = false where is_start'],
  ['COM-START-01 no community that is marked', 'update blueprints set is_start = false'],
  [
    'COM-START-03 somebody who is blocked',
    `insert into account_blocks (id, person_id, reason, blocked_at, token_hash)
      select gen_random_uuid(), id, 'Reclame', now(), id::text from profiles where first_name = 'Noor'`,
  ],
  [
    'COM-START-03 somebody who is leaving',
    `update profiles set hidden_at = now() where first_name = 'Noor' and role = 'no_subscription'`,
  ],
])('%s joins nobody, and the payment is what it was', async (_what, sql) => {
  const { url } = await noor.does(membership.startCheckout, {
    product_id: studentPlanId,
    agreed_to_terms: true,
  })
  await query(sql)
  await world.standIn.pay(sessionIn(url))
  await arrived(noor)
  expect(await placesOf(noor)).toEqual([])
  await query('delete from account_blocks')
})
