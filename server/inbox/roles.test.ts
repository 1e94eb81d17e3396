import { roles } from '@bewezen/domain/access/roles.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { offersBots } from '@bewezen/domain/inbox/bots.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'
import { tell } from './testing/told.ts'

const world = await openWorld()
const channel = await world.given.channel()

test('X3-ROLE-03 everybody reads their own notifications only; groups are for teachers and admins, bots for admins and never outside', async () => {
  const seen = await Promise.all(
    roles.map(async (role) => {
      const person = await world.person({ role, entitled: true })
      const id = await tell(world, person, {})
      const { notifications } = await person.does(inbox.list, {})
      const { groups } = await person.does(community.mentionable, { channelId: channel.id, typed: 's' })
      const hasBots = offersBots(role, { type: 'reply' }) && !offersBots(role, { type: 'external_message' })
      return { role, isOwn: notifications.map((one) => one.id).join() === id, hasGroups: groups.length > 0, hasBots }
    }),
  )
  expect(seen.filter(({ isOwn }) => isOwn)).toHaveLength(roles.length)
  expect(seen.flatMap(({ role, hasGroups }) => (hasGroups ? role : [])).toSorted()).toEqual(['admin', 'teacher'])
  expect(seen.flatMap(({ role, hasBots }) => (hasBots ? role : []))).toEqual(['admin'])
})
