import { expect, test } from 'vitest'
import { channelFaults, communityFaults } from './managing.ts'

const community = { name: 'Licht', slug: 'licht', description: '', isActive: true, isStart: false, allowedRoles: [] }
const channel = { name: 'Zon', slug: 'zon', description: '', isArchived: false, postRoles: [] }

test.each([
  [{}, []],
  [{ name: 'x'.repeat(80) }, []],
  [{ name: 'x'.repeat(81) }, ['name']],
  [{ name: ' \u200B ' }, ['name']],
  [{ slug: 'direct' }, ['slug']],
  [{ slug: 'feed' }, []],
  [{ slug: 'Licht en zon' }, ['slug']],
  [{ description: 'x'.repeat(501) }, ['description']],
  [{ allowedRoles: ['teacher', 'student'] }, []],
  [{ allowedRoles: ['astronaut'] }, ['allowedRoles']],
  [{ allowedRoles: ['teacher', 'teacher'] }, ['allowedRoles']],
])('COM-CHAT-01 COM-CHAT-23 a community with %j has the faults %j', (part, faults) => {
  expect(communityFaults({ ...community, ...part })).toEqual(faults)
})

test.each([
  [{}, []],
  [{ name: 'x'.repeat(60) }, []],
  [{ name: 'x'.repeat(61) }, ['name']],
  [{ slug: 'feed' }, ['slug']],
  [{ slug: '' }, ['slug']],
  [{ postRoles: ['guest'] }, ['postRoles']],
])('COM-CHAT-05 COM-CHAT-23 a channel with %j has the faults %j', (part, faults) => {
  expect(channelFaults({ ...channel, ...part })).toEqual(faults)
})
