import { dayMs, hourMs } from '@bewezen/domain/base/moment.ts'
import { isNotNull } from 'drizzle-orm'
import type { House } from '../../base/house.ts'
import { podcasts } from '../../podcasts/tables.ts'
import type { vocabulary } from '../vocabulary.ts'
import { type Draws, draws } from './draws.ts'
import type { Member } from './fillCrowd.ts'
import { saidOf } from './fillEchoes.ts'
import { underEpisodes } from './talk/echoes.ts'
import type { Company } from './weave.ts'

type Mark = { person: { id: string }; heardAt?: Date; savedAt?: Date; positionSeconds?: number; positionAt?: Date }

/** Lets the crowd have heard the episodes, be halfway in one or keep it for later, and talk about it (COM-START-48). */
export async function fillListening(
  house: House,
  given: ReturnType<typeof vocabulary>,
  company: Company,
): Promise<void> {
  const { db } = house.database
  const { cast, members, now } = company
  const episodes = await db.select().from(podcasts).where(isNotNull(podcasts.publishedAt))
  const marks: Parameters<typeof given.podcastMarks>[0][number][] = []
  for (const { id, title, publishedAt, duration, isFeatured } of episodes) {
    const at = publishedAt ?? now
    const there = members.filter(({ joinedAt }) => joinedAt < at)
    const said = saidOf(title, underEpisodes[title] ?? [], { there, cast, from: at, now })
    await given.comments({ kind: 'podcast', id }, null, said)
    // Whoever talks about an episode heard it first.
    const heardBy = new Map(said.map(({ by, at: moment }) => [by.id, new Date(moment.getTime() - 600_000)]))
    const it = { title, at, seconds: Number.parseInt(duration, 10) * 60, isFeatured }
    for (const mark of listeners(it, company, heardBy)) marks.push({ ...mark, podcast: { id } })
  }
  await given.podcastMarks(marks)
}

type Episode = { title: string; at: Date; seconds: number; isFeatured: boolean }

/** Who listened to an episode: more the longer it is out, and the one that is featured most. Each a while after it came. */
export function listeners(
  { title, at, seconds, isFeatured }: Episode,
  { members, now }: Pick<Company, 'members' | 'now'>,
  heardBy: ReadonlyMap<string, Date>,
): Mark[] {
  const draw = draws(`listens to ${title}`)
  const weeks = (now.getTime() - at.getTime()) / (7 * dayMs)
  const share = Math.min(0.4, 0.16 + weeks * 0.03 + (isFeatured ? 0.16 : 0))
  return members.flatMap((person) => {
    const spoken = heardBy.get(person.id)
    if (!draw.chance(share)) return spoken ? [{ person, heardAt: spoken }] : []
    const moment = momentAfter(draw, { person, at, now })
    if (spoken) return [{ person, heardAt: spoken, ...(draw.chance(0.3) ? { savedAt: spoken } : {}) }]
    return [markOf(draw, person, moment, seconds)]
  })
}

/** Most hear it to the end, some are halfway, and some keep it for a walk. */
function markOf(draw: Draws, person: Member, moment: Date, seconds: number): Mark {
  const share = draw.next()
  if (share < 0.68) return { person, heardAt: moment, ...(draw.chance(0.12) ? { savedAt: moment } : {}) }
  if (share < 0.87)
    return { person, positionSeconds: Math.round(seconds * (0.05 + 0.85 * draw.next())), positionAt: moment }
  return { person, savedAt: moment }
}

/** A moment of somebody after an episode came and after they joined: soon in most cases, and never ahead of now. */
function momentAfter(draw: Draws, { person, at, now }: { person: Member; at: Date; now: Date }): Date {
  const from = Math.max(at.getTime(), person.joinedAt.getTime() + hourMs)
  const until = now.getTime() - hourMs
  return new Date(Math.min(until, from + draw.next() ** 2 * Math.max(0, until - from)))
}
