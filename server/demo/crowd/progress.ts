import { dayOf } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { dayMs } from '@bewezen/domain/base/moment.ts'
import { draws } from './draws.ts'
import type { Member } from './fillCrowd.ts'
import { momentOf } from './momentOf.ts'

/** The university began so many days ago: nobody learnt anything before. */
const sinceDays = 88

/** When one of the crowd finished their lessons, as many as they did, in order: some none, a few all of them. */
export function learnt({ neighbour, joinedAt }: Member, lessons: number, now: Date): Date[] {
  const draw = draws(`learns ${neighbour.username}`)
  if (draw.chance(0.12)) return []
  const from = Math.max(joinedAt.getTime(), now.getTime() - sinceDays * dayMs)
  const tenure = (now.getTime() - from) / dayMs
  const count = Math.min(lessons, Math.floor(tenure * draw.pick([0.08, 0.14, 0.2, 0.26, 0.32, 0.42])))
  return Array.from({ length: count }, (_, at) => new Date(from + ((at + 1) / (count + 0.5)) * tenure * dayMs))
}

const titles = [
  'Voor negenen naar buiten',
  'Ontbijt met eiwit',
  'Rondje na de lunch',
  'Scherm uit om 21:00',
  'Drie minuten ademen',
  'Cijfer van de nacht opschrijven',
  'Trap in plaats van lift',
  'Glas water voor de koffie',
  'Eten voor 18:30',
  'Om 22:30 in bed',
  'Tien keer opstaan uit de stoel',
  'Lampen laag na het eten',
  'Een stuk fruit om drie uur',
  'Telefoon in de keuken',
  'Bellen in plaats van appen',
]

/** What one of the crowd means to do every day, and when they did it all; null for who keeps no list. */
export function dailyOf({ neighbour, joinedAt }: Member, now: Date) {
  const draw = draws(`daily ${neighbour.username}`)
  if (draw.chance(0.42)) return null
  const zeal = draw.pick([0.15, 0.3, 0.5, 0.75])
  const days = Math.min(40, Math.floor((now.getTime() - joinedAt.getTime()) / dayMs) - 1)
  const doneOn = Array.from({ length: Math.max(0, days) }, (_, at) => at + 1)
    .filter(() => draw.chance(zeal))
    .map((ago) => ({ day: plusDays(dayOf(now), -ago), at: momentOf(now, ago, '21:15') }))
  return { titles: draw.some(titles, draw.whole(2, 4)), doneOn }
}

/**
 * The days on which somebody looked in: of the last three months all, of the half year before them some of each
 * month, which is what the trends of the admins need (ADM-MORE-09, ADM-MORE-10). Those with a list came on each of its days.
 */
export function activeDaysOf(
  { username, joinedAt }: Pick<Member, 'username' | 'joinedAt'>,
  doneOn: readonly string[],
  now: Date,
): string[] {
  const draw = draws(`active ${username}`)
  const zeal = draw.pick([0.12, 0.3, 0.5, 0.7, 0.9])
  const tenure = Math.floor((now.getTime() - joinedAt.getTime()) / dayMs)
  const ago = (days: number) => plusDays(dayOf(now), -days)
  const looked = Array.from({ length: Math.max(0, Math.min(90, tenure)) }, (_, at) => ago(at + 1)).filter(() =>
    draw.chance(zeal),
  )
  const before: string[] = []
  for (let from = 90; from < Math.min(240, tenure); from += 30)
    // A month goes by now and then.
    if (draw.chance(0.95)) before.push(...[draw.whole(0, 14), draw.whole(15, 29)].map((at) => ago(from + at)))
  const days = before.filter((day) => day > dayOf(joinedAt))
  return [...new Set([...looked, ...days, ...doneOn, dayOf(joinedAt)])]
}

/** Those of the crowd who signed up for a challenge that has not begun, in the last three days. */
export function signedUpFor(title: string, members: readonly Member[], now: Date) {
  const draw = draws(`signs up for ${title}`)
  return members
    .filter(({ joinedAt }) => draw.chance(0.17) && now.getTime() - joinedAt.getTime() > 5 * dayMs)
    .map((person) => ({
      person,
      joinedAt: momentOf(now, draw.whole(1, 3), draw.pick(['07:50', '12:20', '19:10', '21:05'])),
      ticks: [],
      completedAt: null,
    }))
}

type Span = { key: string; fromDaysAgo: number; toDaysAgo: number; needed: number; share: number }

/** Who of the crowd takes part in a challenge and which days they ticked; complete on the day that made it enough. */
export function partsIn(members: readonly Member[], { key, fromDaysAgo, toDaysAgo, needed, share }: Span, now: Date) {
  return members.flatMap((person) => {
    const draw = draws(`${key} ${person.username}`)
    const joinedAt = momentOf(now, fromDaysAgo, draw.pick(['07:40', '12:10', '20:20']))
    if (!draw.chance(share) || person.joinedAt > joinedAt) return []
    const zeal = draw.pick([0.55, 0.8, 0.9, 0.97])
    const ticks: { day: string; at: Date }[] = []
    for (let ago = fromDaysAgo; ago >= toDaysAgo; ago--) {
      const at = momentOf(now, ago, '21:40')
      // What is ticked is of that very day.
      if (draw.chance(zeal) && dayOf(at) === plusDays(dayOf(now), -ago)) ticks.push({ day: dayOf(at), at })
    }
    return [{ person, joinedAt, ticks, completedAt: ticks[needed - 1]?.at ?? null }]
  })
}
