import type { Received } from '../../base/files/receive.ts'
import type { GivenPerson } from '../givenPeople.ts'
import type { GivenChannel } from '../givenPlaces.ts'
import { takeIn } from '../keepFile.ts'
import type { Who } from '../people.ts'
import type { ChannelPath } from '../places.ts'
import type { vocabulary } from '../vocabulary.ts'
import type { Neighbour } from './crowd.ts'
import { draws } from './draws.ts'
import { momentOf } from './momentOf.ts'
import { facesOfCast } from './portrait/cast.ts'
import { portraitFile } from './portrait/portrait.ts'

const dayMs = 86_400_000

/** Somebody of the crowd as they stand in the database. */
export type Member = GivenPerson & { neighbour: Neighbour; joinedAt: Date }
export type Portraits = { cast: Map<Who, Received>; crowd: Received[] }

/** The portraits of everybody, in the sizes of an avatar. Threads draw them, so it is begun first. */
export async function drawPortraits(crowd: readonly Neighbour[]): Promise<Portraits> {
  const draw = async (face: Neighbour['face']) => takeIn('avatar', await portraitFile(face))
  // One after the other: the line in which files are drawn is of a hundred places.
  const cast = new Map<Who, Received>()
  for (const [who, face] of Object.entries(facesOfCast) as [Who, Neighbour['face']][]) cast.set(who, await draw(face))
  const drawn: Received[] = []
  for (const { face } of crowd) drawn.push(await draw(face))
  return { cast, crowd: drawn }
}

type Around = {
  crowd: readonly Neighbour[]
  channels: Record<ChannelPath, GivenChannel>
  passwordHash: string
}

/** Lets the crowd join: their accounts, profiles and communities (COM-START-20). */
export async function fillCrowd(
  given: ReturnType<typeof vocabulary>,
  { crowd, channels, passwordHash }: Around,
): Promise<Member[]> {
  const now = Date.now()
  const wishes = crowd.map((neighbour) => ({
    ...neighbour,
    passwordHash,
    joinedAt: joinedAtOf(neighbour, new Date(now)),
  }))
  const people = await given.people(wishes)
  const members = people.map((person, at) => {
    const [neighbour, wish] = [crowd[at], wishes[at]]
    if (!neighbour || !wish) throw new Error('somebody was made whom nobody wished for')
    return { ...person, neighbour, joinedAt: wish.joinedAt }
  })
  for (const slug of ['universiteit', 'experimenten', 'adem'] as const) {
    const [, channel] = Object.entries(channels).find(([path]) => path.startsWith(`${slug}/`)) ?? []
    if (!channel) continue
    const those = members.filter((member) => isIn(slug, member.username))
    await given.members(
      { id: channel.communityId },
      those.map((person) => ({ person, at: person.joinedAt })),
    )
  }
  return members
}

/** Puts the portraits on the profiles of everybody, once they are drawn (COM-START-21). */
export async function wearPortraits(
  given: ReturnType<typeof vocabulary>,
  { cast, members, now }: { cast: Record<Who, GivenPerson>; members: readonly Member[]; now: Date },
  drawn: Portraits,
): Promise<void> {
  await given.avatars([
    ...[...drawn.cast].map(([who, file]) => ({ person: cast[who], file, at: new Date(now.getTime() - 30 * dayMs) })),
    ...drawn.crowd.flatMap((file, at) => {
      const person = members[at]
      return person ? [{ person, file, at: person.joinedAt }] : []
    }),
  ])
}

/** When somebody of the crowd joined: in the hours in which people do. */
export const joinedAtOf = ({ username, joinedDaysAgo }: Neighbour, now: Date): Date =>
  momentOf(
    now,
    joinedDaysAgo,
    draws(`joined ${username}`).pick(['08:50', '10:15', '12:40', '14:05', '16:30', '18:20', '19:35']),
  )

const share = { universiteit: 1, experimenten: 0.62, adem: 0.48 } as const

/** Whether this one of the crowd is in a community. */
export const isIn = (slug: keyof typeof share, username: string): boolean =>
  draws(`${slug} ${username}`).chance(share[slug])
