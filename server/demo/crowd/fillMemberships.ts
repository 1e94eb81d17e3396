import { dayMs, minuteMs } from '@bewezen/domain/base/moment.ts'
import type { PastAct } from '../../payments/index.ts'
import type { vocabulary } from '../vocabulary.ts'
import { draws } from './draws.ts'
import type { Member } from './fillCrowd.ts'
import { momentOf } from './momentOf.ts'
import type { Company } from './weave.ts'

type Around = Pick<Company, 'members' | 'now'>

/** Lets nearly all of the crowd have paid since they joined, some with a story of their own (COM-START-60). */
export async function fillMemberships(given: ReturnType<typeof vocabulary>, around: Around) {
  await given.pastMemberships(membershipActs(around), around.now)
}

/** What members bought and cancelled until now: the same people at every start, as far as the day of the month lets it. */
export function membershipActs({ members, now }: Around): PastAct[] {
  const draw = draws('memberships')
  const payers = members.filter(({ username }) => draws(`pays ${username}`).chance(0.95))
  const daysAgo = (days: number) => now.getTime() - days * dayMs
  const daysHere = ({ joinedAt }: Member) => (now.getTime() - joinedAt.getTime()) / dayMs
  // Their card is refused at a renewal of the last days, so that they still have access.
  const late = draw.some(
    payers.filter((one) => daysHere(one) > 40 && isRenewed(one, daysAgo(refusedDays - 0.5), daysAgo(0.5))),
    4,
  )
  const others = payers.filter((one) => !late.includes(one))
  // Every month has their day, so that a period ends on it.
  const returning = draw.some(
    others.filter((one) => daysHere(one) > 200 && one.joinedAt.getUTCDate() <= 28),
    3,
  )
  // What they paid before they cancelled has not run out yet.
  const leaving = draw.some(
    others.filter((one) => daysHere(one) > 60 && !returning.includes(one) && isRenewed(one, daysAgo(26), daysAgo(14))),
    6,
  )
  const act = (person: Member, act: PastAct['act'], at: Date): PastAct => ({ person, act, at })
  return [
    ...payers.map((one) => act(one, 'start', startOf(one))),
    ...late.map((one) => act(one, 'cardRefused', new Date(daysAgo(refusedDays)))),
    ...leaving.map((one, index) => act(one, 'cancel', momentOf(now, 2 + index * 2, '20:10'))),
    ...returning.flatMap((one, index) => {
      const end = monthsAfter(startOf(one), 3 + index).getTime()
      return [act(one, 'cancel', new Date(end - 5 * dayMs)), act(one, 'start', new Date(end + 9 * 60 * minuteMs))]
    }),
  ]
}

const refusedDays = 4

/** Somebody pays some minutes after their account was made. */
const startOf = ({ username, joinedAt }: Member) =>
  new Date(joinedAt.getTime() + draws(`paid ${username}`).whole(3, 14) * minuteMs)

const isRenewed = ({ joinedAt }: Member, from: number, until: number) =>
  Array.from({ length: 20 }, (_, months) => monthsAfter(joinedAt, months).getTime()).some(
    (at) => at > from && at < until,
  )

const monthsAfter = (from: Date, months: number): Date => {
  const at = new Date(from)
  at.setUTCMonth(at.getUTCMonth() + months)
  return at
}
