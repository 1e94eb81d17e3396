import { wallClock } from '@bewezen/domain/base/dates.ts'
import { dayMs, hourMs } from '@bewezen/domain/base/moment.ts'
import { isNotNull } from 'drizzle-orm'
import type { House } from '../../base/house.ts'
import { posts } from '../../feed/tables.ts'
import type { vocabulary } from '../vocabulary.ts'
import { draws } from './draws.ts'
import { isIn, type Member } from './fillCrowd.ts'
import { underPosts } from './talk/echoes.ts'
import { type Company, likesFor } from './weave.ts'

type Given = ReturnType<typeof vocabulary>

/** Lets the crowd have its say under posts, and like them. */
export async function fillEchoes(house: House, given: Given, { cast, members, now }: Company): Promise<void> {
  const { db } = house.database
  const written = await db.select().from(posts).where(isNotNull(posts.publishedAt))
  for (const { id, title, communityId, publishedAt } of written) {
    const at = publishedAt ?? now
    const draw = draws(`post ${title}`)
    // Those who are in every community may speak in each.
    const there = members.filter(
      ({ joinedAt, username }) => joinedAt < at && isIn('adem', username) && isIn('experimenten', username),
    )
    const fans = draw.some(there, draw.whole(5, 26))
    await given.likesOf(
      { id },
      fans.map((person) => ({
        person,
        emoji: draw.pick(['👍', '👍', '❤️', '☀️']),
        at: new Date(at.getTime() + draw.whole(1, 20) * 60_000),
      })),
      now,
    )
    await given.comments(
      { kind: 'post', id },
      { id: communityId },
      saidOf(title, underPosts[title] ?? [], { there, cast, from: at, now }),
    )
  }
}

type Under = { there: readonly Member[]; cast: Company['cast']; from: Date; now: Date }

/**
 * What is said under something in the days after it, by day and never ahead of now, and who likes it. A line that opens with
 * a name of the cast is theirs.
 */
export function saidOf(title: string, lines: readonly string[], { there, cast, from, now }: Under) {
  const draw = draws(`under ${title}`)
  const span = Math.min(now.getTime() - hourMs - from.getTime(), 4 * dayMs)
  const moments = lines
    .map(() => awake(new Date(from.getTime() + draw.next() * span)))
    .sort((a, b) => a.getTime() - b.getTime())
  const speakers = draw.some(there, lines.length)
  return lines.flatMap((line, index) => {
    const { of, content } = readLine(line, cast)
    const [by, at] = [of ?? speakers[index], moments[index]]
    return by && at ? [{ by, content, at, likes: likesFor(draw, there, by, 6) }] : []
  })
}

/** What a line says, and who of the cast says it: 'noor: Graag gedaan.' is hers, one without a name anybody's. */
export function readLine(line: string, cast: Company['cast']) {
  const [, name, told] = /^([a-z]+): (.+)$/.exec(line) ?? []
  return { of: name && name in cast ? cast[name as keyof Company['cast']] : null, content: told ?? line }
}

/** What would be in the night was said the evening before. */
const awake = (at: Date): Date => (wallClock(at).hour < 7 ? new Date(at.getTime() - 7 * hourMs) : at)
