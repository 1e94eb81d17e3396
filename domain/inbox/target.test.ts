import { expect, test } from 'vitest'
import { deskPath } from '../community/paths.ts'
import { chatPath, hasChat, targetPath } from './target.ts'

const channel = {
  id: 'k1',
  slug: 'slaap',
  name: 'Slaap',
  description: null,
  communityId: 'c1',
  communityName: 'Uni',
  mayPost: true,
  mayReact: true,
}
const data = {
  authorId: null,
  channelId: 'k1',
  messageId: 'm1',
  parentMessageId: null,
  communityId: null,
  eventPath: null,
  deskPath: null,
  commentId: null,
  threadId: null,
}

test('IN-NAV-01 going to a message leads to /community with community, channel and, when known, message', () => {
  expect(chatPath({ channel, data })).toBe('/community?blueprintId=c1&channelId=k1&messageId=m1')
  expect(chatPath({ channel, data: { ...data, messageId: null } })).toBe('/community?blueprintId=c1&channelId=k1')
})

test('a private message stands in its conversation, at the message when that is known', () => {
  const conversation = { ...channel, communityId: null, communityName: null }
  expect(chatPath({ channel: conversation, data })).toBe('/community/direct/k1?messageId=m1')
  expect(chatPath({ channel: conversation, data: { ...data, messageId: null } })).toBe('/community/direct/k1')
})

test('IN-NAV-02 the community is that of the channel, whatever the notification says of it', () => {
  expect(chatPath({ channel, data: { ...data, communityId: 'elders' } })).toContain('blueprintId=c1')
})

test('a channel that is gone leads nowhere, and one that never was offers no way', () => {
  expect([chatPath({ channel: null, data }), hasChat({ channel: null, data })]).toEqual([null, true])
  expect(hasChat({ channel: null, data: { ...data, channelId: null } })).toBe(false)
})

test('LIVE-MORE-79 what was decided about a message of an evening leads to its livestream, and to no chat', () => {
  const about = { channel: null, data: { ...data, eventPath: '/livestream?stream=s1' }, commentPath: null }
  expect([hasChat(about), targetPath(about)]).toEqual([false, '/livestream?stream=s1'])
})

test('COM-MOD-12 that a conversation with Beheer waits leads to the conversations in Moderatie', () => {
  const about = { ...data, channelId: null, deskPath }
  expect(targetPath({ channel: null, data: about, commentPath: null })).toBe('/community/moderatie?gemeld=gesprekken')
})

test('IN-CARD-22 what somebody outside wrote leads to its conversation in the admin area', () => {
  const about = { ...data, channelId: null, threadId: 't1' }
  expect(targetPath({ channel: null, data: about, commentPath: null })).toBe('/admin/externe-berichten?gesprek=t1')
})

test('what is about no message leads to its event, else to its comment while that may be read', () => {
  const elsewhere = { channel: null, data: { ...data, channelId: null }, commentPath: null }
  const comment = '/community/uni/feed/zon?commentId=r1'
  expect(targetPath({ ...elsewhere, channel, data })).toContain('/community?')
  expect(targetPath({ ...elsewhere, data: { ...data, eventPath: '/events/wandelen' } })).toBe('/events/wandelen')
  expect(targetPath({ ...elsewhere, commentPath: comment })).toBe(comment)
  expect(targetPath(elsewhere)).toBeNull()
})
