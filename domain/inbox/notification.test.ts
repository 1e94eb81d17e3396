import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  asNotificationType,
  badgeText,
  cannotWait,
  isAnnounced,
  isPushed,
  notificationDetails,
  notificationTypes,
} from './notification.ts'

const nothing = {
  authorId: null,
  channelId: null,
  messageId: null,
  parentMessageId: null,
  communityId: null,
  threadId: null,
  externalMessageId: null,
  imageUrl: null,
  eventPath: null,
  deskPath: null,
  commentId: null,
  text: null,
}

describe('the data of a notification', () => {
  const stored = {
    author_id: 'noor',
    channel_id: 'slaap',
    message_id: 'm2',
    parent_message_id: 'm1',
    blueprint_id: 'universiteit',
    thread_id: 't1',
    image_url: '/files/a.webp',
    event_path: '/events/wandelen',
    comment_id: 'r1',
    external_message_id: 'x1',
    message_content: 'Goedemorgen',
  }

  test('SH-NOTIF-14 IN-CARD-19 X3-DATA-02 an object and JSON text of it read the same', () => {
    const read = notificationDetails(stored)
    expect(read).toEqual({
      authorId: 'noor',
      channelId: 'slaap',
      messageId: 'm2',
      parentMessageId: 'm1',
      communityId: 'universiteit',
      threadId: 't1',
      externalMessageId: 'x1',
      imageUrl: '/files/a.webp',
      eventPath: '/events/wandelen',
      deskPath: null,
      commentId: 'r1',
      text: 'Goedemorgen',
    })
    expect(notificationDetails(JSON.stringify(stored))).toEqual(read)
  })

  test('X3-DATA-32 the sender is author_id, else sender_id', () => {
    expect(notificationDetails({ author_id: 'noor', sender_id: 'sem' }).authorId).toBe('noor')
    expect(notificationDetails({ author_id: null, sender_id: 'sem' }).authorId).toBe('sem')
    expect(notificationDetails({ author_id: '', sender_id: 'sem' }).authorId).toBe('sem')
  })

  test.each([
    ['broken JSON', '{"author_id":'],
    ['no JSON', 'hoi'],
    ['an empty text', ''],
    ['null', null],
    ['null as JSON', 'null'],
    ['nothing', undefined],
    ['a list', [{ author_id: 'noor' }]],
    ['a list as JSON', '[{"author_id":"noor"}]'],
    ['a number', 42],
    ['fields that are no text', { author_id: 7, channel_id: { id: 'x' }, message_id: null, image_url: ['x'] }],
  ])('X3-EDGE-17 %s gives nothing and does not fail', (_what, data) => {
    expect(notificationDetails(data)).toEqual(nothing)
  })

  test('whatever is stored, reading it never fails', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string(), fc.json()), (data) => {
        for (const value of Object.values(notificationDetails(data))) {
          expect(value === null || typeof value === 'string').toBe(true)
        }
      }),
    )
  })
})

test('SH-NOTIF-29 the types are known, and any other word is none of them', () => {
  expect(notificationTypes.map(asNotificationType)).toEqual(notificationTypes)
  expect(['mentions', '', 'constructor'].map(asNotificationType)).toEqual([null, null, null])
})

test.each([
  ['private_message', true],
  ['message', true],
  ['inbox_message', true],
  ['mention', false],
  ['reply', false],
  ['external_message', false],
  ['event', false],
  ['learning', false],
  ['account', false],
  ['iets_anders', false],
])('an arrival of type %s gives notice and sound: %s', (type, answer) => {
  expect(isAnnounced(type)).toBe(answer)
})

test.each([
  ['message', {}, true],
  ['event', {}, false],
  ['event', cannotWait, true],
  ['event', JSON.stringify(cannotWait), true],
  ['event', { wakes: 'no' }, false],
  ['account', null, false],
])(
  'SH-NOTIF-29 a notification of type %s with %j wakes closed browsers: %s, and no open page makes more of it',
  (type, data, answer) => {
    expect(isPushed(type, data)).toBe(answer)
    expect(isAnnounced('event')).toBe(false)
  },
)

test.each([
  [0, null],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [12345, '99+'],
  [-1, null],
  [Number.NaN, null],
])('SH-NOTIF-01 the badge of %d unread shows %s', (unread, text) => {
  expect(badgeText(unread)).toBe(text)
})
