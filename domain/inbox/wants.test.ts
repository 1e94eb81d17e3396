import fc from 'fast-check'
import { expect, test } from 'vitest'
import { notificationTypes } from './notification.ts'
import { type Choice, chosenTypes, isWanted, wants, wantsFor, wantsOfChannel } from './wants.ts'

const channelId = 'slaap'
const ofType = (subject: string, it: Choice['wants']): Choice => ({ about: 'type', subject, wants: it })
const ofChannel = (it: Choice['wants'], subject = channelId): Choice => ({ about: 'channel', subject, wants: it })

test.each<[string, Choice[], string[]]>([
  ['who chose nothing', [], ['mention', 'reply']],
  ['who follows the channel', [ofChannel('all')], ['mention', 'reply', 'message']],
  ['who muted the channel', [ofChannel('nothing')], []],
  ['who follows all channels', [ofType('message', 'all')], ['mention', 'reply', 'message']],
  ['who wants nothing of channels', [ofType('message', 'nothing')], []],
  ['who wants one channel of none', [ofType('message', 'nothing'), ofChannel('mentions')], ['mention', 'reply']],
  ['who follows all but this one', [ofType('message', 'all'), ofChannel('mentions')], ['mention', 'reply']],
  ['who wants no mentions', [ofType('mention', 'nothing'), ofChannel('all')], ['reply', 'message']],
  ['who muted another channel', [ofChannel('nothing', 'voeding')], ['mention', 'reply']],
])('of a channel hears %s', (_who, choices, told) => {
  const heard = ['mention', 'reply', 'message'].filter((type) => isWanted({ type, channelId }, choices))
  expect(heard).toEqual(told)
})

test('what is of no channel is heard unless its type is off', () => {
  for (const type of ['private_message', 'inbox_message', 'external_message', 'event', 'learning', 'een_nieuw_type']) {
    expect(isWanted({ type, channelId: null }, [])).toBe(true)
    expect(isWanted({ type, channelId: null }, [ofType('message', 'nothing')])).toBe(true)
    expect(isWanted({ type, channelId: null }, [ofType(type, 'nothing')])).toBe(false)
  }
})

test('a choice has the answers that mean something for it, and account has none', () => {
  expect(wantsFor({ about: 'channel', subject: 'x' })).toEqual(wants)
  expect(wantsFor({ about: 'type', subject: 'message' })).toEqual(wants)
  expect(wantsFor({ about: 'type', subject: 'mention' })).toEqual(['all', 'nothing'])
  expect(wantsFor({ about: 'type', subject: 'account' })).toEqual([])
  expect(wantsFor({ about: 'type', subject: 'constructor' })).toEqual([])
  expect(notificationTypes.filter((type) => wantsFor({ about: 'type', subject: type }).length === 0)).toEqual([
    'account',
  ])
})

const anyChoice = fc.oneof(
  fc.record({
    about: fc.constant('type' as const),
    subject: fc.constantFrom<string>(...notificationTypes),
    wants: fc.constantFrom(...wants),
  }),
  fc.record({
    about: fc.constant('channel' as const),
    subject: fc.constant(channelId),
    wants: fc.constantFrom(...wants),
  }),
)

test('whatever was chosen, one’s own account is told, a muted channel is silent, and a followed one keeps its messages', () => {
  fc.assert(
    fc.property(fc.array(anyChoice, { maxLength: 8 }), fc.constantFrom(...chosenTypes), (choices, type) => {
      expect(isWanted({ type: 'account', channelId: null }, choices)).toBe(true)
      const ofThis = wantsOfChannel(choices, channelId)
      const fromChannel = ['mention', 'reply', 'message'].includes(type)
      if (fromChannel && ofThis === 'nothing') expect(isWanted({ type, channelId }, choices)).toBe(false)
      expect(isWanted({ type: 'message', channelId }, choices)).toBe(ofThis === 'all')
    }),
  )
})
