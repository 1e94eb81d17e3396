import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CommunityList, withChannelRead, withPosted } from './unread.ts'

test('COM-CHAT-08 COM-CHAT-18 who hears of several only the last counts the same', () => {
  const [k1, k2] = [
    { id: 'k1', unread: 2, lastSeq: 4 },
    { id: 'k2', unread: 0, lastSeq: 9 },
  ]
  const channels: CommunityList = { communities: [{ channels: [k1, k2] }] as never }
  const said = fc.record({ at: fc.constantFrom('k1', 'k2'), posts: fc.boolean(), back: fc.integer({ min: 0, max: 3 }) })
  fc.assert(
    fc.property(fc.array(said, { maxLength: 30 }), fc.array(fc.boolean(), { minLength: 30 }), (commands, ends) => {
      const newest: Record<string, number> = { k1: 4, k2: 9 }
      const facts = commands.map(({ at, posts, back }) => {
        if (posts) newest[at] = (newest[at] ?? 0) + 1
        return { at, posts, seq: Math.max(1, (newest[at] ?? 0) - (posts ? 0 : back)) }
      })
      // In pieces, as they were told.
      const pieces: (typeof facts)[] = [[]]
      for (const [place, fact] of facts.entries()) {
        pieces.at(-1)?.push(fact)
        if (ends[place]) pieces.push([])
      }
      const told = pieces.flatMap((piece) =>
        piece.filter(
          ({ at, posts }, place) => !posts || !piece.slice(place + 1).some((one) => one.posts && one.at === at),
        ),
      )
      const after = (heard: typeof facts) =>
        heard.reduce(
          (list, { at, posts, seq }) =>
            posts ? withPosted(list, { channelId: at, seq }) : withChannelRead(list, at, seq),
          channels,
        )
      expect(after(told)).toEqual(after(facts))
    }),
  )
})

describe('the list of channels', () => {
  const list = (unread: number, lastSeq: number) => ({
    communities: [
      {
        channels: [
          { id: 'k1', unread, lastSeq },
          { id: 'k2', unread: 0, lastSeq: 0 },
        ],
      },
    ] as never,
  })
  const first = (it: ReturnType<typeof withPosted>) => {
    const channel = it.communities[0]?.channels[0]
    return [channel?.unread, channel?.lastSeq]
  }

  test('COM-CHAT-18 counts what is posted once, whether it was in the list already or is told twice', () => {
    const once = withPosted(list(2, 10), { channelId: 'k1', seq: 11 })
    expect(first(once)).toEqual([3, 11])
    expect(first(withPosted(once, { channelId: 'k1', seq: 11 }))).toEqual([3, 11])
  })

  test('COM-CHAT-18 COM-CHAT-54 one’s own message is unread until it is told to be read', () => {
    const posted = withPosted(list(0, 10), { channelId: 'k1', seq: 11 })
    expect(first(posted)).toEqual([1, 11])
    expect(first(withChannelRead(posted, 'k1', 11))).toEqual([0, 11])
  })

  test('COM-CHAT-18 reading up to a place leaves what came after it', () => {
    expect(first(withChannelRead(list(5, 10), 'k1', 8))).toEqual([2, 10])
    expect(first(withChannelRead(list(1, 10), 'k1', 3))).toEqual([1, 10])
    expect(first(withChannelRead(list(3, 10), 'k1', 12))).toEqual([0, 12])
  })
})
