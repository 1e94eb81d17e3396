import { community } from '@bewezen/domain/community/contract.ts'
import { batchLabels } from '@bewezen/domain/community/words.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'

const world = await openWorld()
const { given } = world
const channel = await given.channel()
const noor = await world.person({ username: 'noor' })
const suggested = async (typed: string, who = noor, channelId = channel.id) => {
  const { people, groups } = await who.does(community.mentionable, { channelId, typed })
  return { names: people.map((person) => person.username), groups }
}

test('SH-CALL-16 X3-CALL-06 SH-LIMIT-10 SH-MENT-01 IN-MENTION-02 X3-LIMIT-07 at most 8 people whose username matches, whatever its case, those that begin with it first', async () => {
  for (const username of ['zsanne_1', 'sanne_b', 'sanne_a', 'Sanne_C', 'joost'])
    await given.person({ username, firstName: 'Iemand' })
  expect((await suggested('SANNE')).names).toEqual(['sanne_a', 'sanne_b', 'Sanne_C', 'zsanne_1'])
  for (let number = 0; number < 10; number++) await given.person({ username: `teun_${number}`, firstName: 'Teun' })
  expect((await suggested('teun')).names).toHaveLength(8)
  expect((await suggested('niemand_zo')).names).toEqual([])
  const { people } = await noor.does(community.mentionable, { channelId: channel.id, typed: 'joost' })
  expect(Object.keys(people[0] ?? {}).sort()).toEqual(
    ['avatarColor', 'avatarUrl', 'firstName', 'id', 'lastName', 'username'].sort(),
  )
})

test('SH-EDGE-34 signs of the search language are taken literally', async () => {
  await given.person({ username: 'under_score' })
  await given.person({ username: 'underXscore' })
  expect((await suggested('under_s')).names).toEqual(['under_score'])
  for (const typed of ['%', '\\', "'", 'under%']) expect((await suggested(typed)).names).toEqual([])
})

test('SH-MENT-02 SH-MENT-03 SH-MENT-05 IN-MENTION-03 IN-MENTION-04 IN-MENTION-05 IN-MENTION-08 teachers and admins get the groups on top of the 8, others never', async () => {
  for (let number = 0; number < 9; number++) await given.person({ username: `students_fan_${number}` })
  for (const role of ['teacher', 'admin'] as const) {
    const who = await world.person({ role })
    const found = await suggested('stud', who)
    expect(found.groups.map((group) => batchLabels[group])).toEqual(['Alle studenten'])
    expect(found.names).toHaveLength(8)
    const members = (await suggested('CHANNEL', who)).groups
    expect(members.map((group) => batchLabels[group])).toEqual(['Alle kanaal leden'])
  }
  for (const role of ['student', 'student_plus_lars', 'moderator', 'partner'] as const)
    expect((await suggested('stud', await world.person({ role }))).groups).toEqual([])
})

test('X3-EDGE-14 people who cannot read the channel are not offered', async () => {
  const lars = await given.community({ allowedRoles: ['student_plus_lars', 'teacher'] })
  const hidden = await given.channel({ community: lars })
  const plus = await world.person({ username: 'vera_plus', role: 'student_plus_lars' })
  await given.person({ username: 'vera_student' })
  await given.person({ username: 'vera_gone', role: 'no_subscription' })
  await given.person({ username: 'vera_late', entitled: new Date(Date.now() - 1_000) })

  expect((await suggested('vera', noor)).names).toEqual(['vera_plus', 'vera_student'])
  expect((await suggested('vera', plus, hidden.id)).names).toEqual(['vera_plus'])
})
