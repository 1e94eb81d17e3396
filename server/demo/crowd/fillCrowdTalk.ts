import type { Said } from '../fillTalk.ts'
import type { GivenChannel } from '../givenPlaces.ts'
import type { ChannelPath } from '../places.ts'
import type { vocabulary } from '../vocabulary.ts'
import { crowdTalk } from './crowdTalk.ts'
import { draws } from './draws.ts'
import { isIn } from './fillCrowd.ts'
import { outcomesTalk } from './outcomesTalk.ts'
import type { Company, InChannel } from './weave.ts'

type Given = ReturnType<typeof vocabulary>

/** Lets the crowd have measured what it tells of, and answers everything that it says. */
export async function fillCrowdTalk(given: Given, company: Company): Promise<InChannel[]> {
  const heard = new Map<string, number>()
  const talk = crowdTalk(company, heard)
  const { talk: told, experiments } = outcomesTalk(company, heard)
  await given.experiments(experiments)
  return [...talk, ...told]
}

/** Those of the cast whose visits the demonstration counts on, and how many hours ago they last looked. */
const lookedHoursAgo = {
  sanne: 31,
  teun: 33,
  jasper: 30,
  noor: 5,
  fatima: 13,
  marloes: 4,
  bram: 30,
  joost: 26,
} as const

/**
 * Lets everybody have read what was said before they last looked, so that what is unread is that of a day or two
 * (COM-START-28).
 */
export async function letRead(
  given: Given,
  { cast, members, now }: Company,
  channels: Record<ChannelPath, GivenChannel>,
  talk: ReadonlyMap<ChannelPath, readonly Said[]>,
): Promise<void> {
  const draw = draws('visits')
  const visits = [
    ...Object.entries(cast).map(([who, person]) => ({
      person,
      slugs: null,
      hours: Object.entries(lookedHoursAgo).find(([name]) => name === who)?.[1] ?? 60,
    })),
    ...members.map((person) => ({
      person,
      slugs: (['universiteit', 'experimenten', 'adem'] as const).filter((slug) => isIn(slug, person.username)),
      hours: draw.chance(0.6) ? draw.whole(1, 40) : draw.whole(40, 300),
    })),
  ]
  const made = [...talk].flatMap(([path, said]) => {
    const moments = said.map(({ at }) => at.getTime())
    return visits
      .filter(({ slugs }) => slugs === null || slugs.some((slug) => path.startsWith(`${slug}/`)))
      .map(({ person, hours }) => {
        const at = new Date(now.getTime() - hours * 3_600_000)
        return { person, channel: channels[path], readSeq: countUpTo(moments, at.getTime()), at }
      })
  })
  await given.haveRead(made)
}

/** How many of these moments, in order, lie before one: the first messages have the first places. */
function countUpTo(moments: readonly number[], moment: number): number {
  let [low, high] = [0, moments.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((moments[middle] ?? 0) <= moment) low = middle + 1
    else high = middle
  }
  return low
}
