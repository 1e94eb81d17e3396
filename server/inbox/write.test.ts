import { access } from '@bewezen/domain/access/contract.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { opened } from '@bewezen/domain/inbox/page.ts'
import { expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'

const world = await openWorld()
const admin = await world.person({ role: 'admin', firstName: 'Jasper' })
const [noor, sem, ilse] = [
  await world.person({ role: 'partner' }),
  await world.person(),
  await world.person({ role: 'partner' }),
]

const written = (to: { personId: string } | { role: string }, more: object = {}) => ({
  id: newId(),
  to,
  title: 'Zaterdag dicht',
  text: 'We zijn er maandag weer.',
  ...more,
})
const told = async (who: TestPerson) => {
  await world.house.settled()
  return opened(await who.does(inbox.list, {}))
}

test('COM-CHAT-12 COM-CHAT-29 an admin writes to one member: it stands in that inbox alone, with its own words', async () => {
  const message = written({ personId: sem.id })
  expect(await admin.does(inbox.write, message)).toEqual({ told: 1 })
  // The first answer was lost.
  expect(await admin.does(inbox.write, message)).toEqual({ told: 1 })
  expect(await told(sem)).toMatchObject([
    {
      type: 'inbox_message',
      title: 'Zaterdag dicht',
      text: 'We zijn er maandag weer.',
      channel: null,
      message: null,
      sender: { firstName: 'Jasper' },
    },
  ])
  expect(await told(noor)).toEqual([])
  const { lines } = await admin.does(access.auditLog, { search: '', kind: 'content' })
  expect(lines).toMatchObject([{ action: 'inbox.written', subject: { id: sem.id } }])
  await expect(admin.does(inbox.write, { ...message, title: 'Iets anders' })).rejects.toMatchObject({
    code: 'ID_IN_USE',
  })
})

test('COM-CHAT-12 to a role: everybody who has it, but who switched it off', async () => {
  await ilse.does(inbox.choose, { about: 'type', subject: 'inbox_message', wants: 'nothing' })
  expect(await admin.does(inbox.write, written({ role: 'partner' }, { title: 'Partners' }))).toEqual({ told: 2 })
  expect(await told(noor)).toMatchObject([{ title: 'Partners' }])
  expect(await told(ilse)).toEqual([])
  expect((await told(sem)).map(({ title }) => title)).not.toContain('Partners')
})

test.each([
  ['a role that there is not', { to: { role: 'astronaut' } }, 422],
  ['nobody', { to: { personId: newId() } }, 404],
  ['an empty title', { title: ' \u200B' }, 422],
  ['a text that is too long', { text: 'x'.repeat(1001) }, 422],
])('COM-CHAT-29 %s is refused', async (_what, more, status) => {
  await expect(admin.does(inbox.write, written({ personId: sem.id }, more))).rejects.toMatchObject({ status })
})

test.each(['teacher', 'moderator', 'student'] as const)('COM-CHAT-12 a %s writes to nobody', async (role) => {
  const who = await world.person({ role })
  await expect(who.does(inbox.write, written({ personId: sem.id }))).rejects.toMatchObject({ status: 403 })
})
