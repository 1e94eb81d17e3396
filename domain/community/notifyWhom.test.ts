import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { notifyWhom, type PostedMessage } from './notifyWhom.ts'

const posted = (facts: Partial<PostedMessage>): PostedMessage => ({
  authorId: 'noor',
  parentAuthorId: null,
  mentionedIds: [],
  followerIds: [],
  ...facts,
})
const everyone = () => true
const told = (message: PostedMessage, mayRead: (id: string) => boolean = everyone) =>
  Object.fromEntries(notifyWhom(message, mayRead).map(({ personId, type }) => [personId, type]))

describe('who is told about a message', () => {
  test('COM-CHAT-11 a mention goes before a reply, and a reply before a plain message, once per person', () => {
    expect(
      told(
        posted({
          parentAuthorId: 'sem',
          mentionedIds: ['sem', 'vera', 'vera'],
          followerIds: ['sem', 'vera', 'joost'],
        }),
      ),
    ).toEqual({ sem: 'mention', vera: 'mention', joost: 'message' })
    expect(told(posted({ parentAuthorId: 'sem', followerIds: ['sem'] }))).toEqual({ sem: 'reply' })
  })

  test('COM-CHAT-11 nobody is told about an own message, while others are', () => {
    const own = posted({ parentAuthorId: 'noor', mentionedIds: ['noor', 'sem'], followerIds: ['noor'] })
    expect(told(own)).toEqual({ sem: 'mention' })
  })

  test('IN-MENTION-09 somebody who cannot read the channel is not told', () => {
    const message = posted({ parentAuthorId: 'oud', mentionedIds: ['weg', 'sem'], followerIds: ['weg'] })
    expect(told(message, (id) => id === 'sem')).toEqual({ sem: 'mention' })
  })

  test('a message that concerns nobody tells nobody', () => {
    expect(told(posted({}))).toEqual({})
  })
})

test('COM-CHAT-11 whoever is concerned is told at most once, as the highest that fits', () => {
  const people: string[] = ['noor', 'sem', 'vera', 'joost', 'teun']
  const person = fc.constantFrom(...people)
  fc.assert(
    fc.property(
      fc.array(person),
      fc.array(person),
      fc.option(person),
      fc.array(person),
      (mentionedIds, followerIds, parentAuthorId, blind) => {
        const notifications = notifyWhom(
          { authorId: 'noor', parentAuthorId, mentionedIds, followerIds },
          (id) => !blind.includes(id),
        )
        expect(new Set(notifications.map((it) => it.personId)).size).toBe(notifications.length)
        for (const id of people) {
          const type = mentionedIds.includes(id)
            ? 'mention'
            : parentAuthorId === id
              ? 'reply'
              : followerIds.includes(id)
                ? 'message'
                : undefined
          const expected = id === 'noor' || blind.includes(id) ? undefined : type
          expect(notifications.find((it) => it.personId === id)?.type).toBe(expected)
        }
      },
    ),
  )
})
