import { dayMs } from '@bewezen/domain/base/moment.ts'
import { namedId } from '../../base/namedId.ts'
import { planned } from '../agenda.ts'
import type { GivenEvent } from '../givenEvents.ts'
import type { vocabulary } from '../vocabulary.ts'
import { type Busy, busy, crowdAgenda } from './crowdAgenda.ts'
import { draws } from './draws.ts'
import type { Company } from './weave.ts'
import { asPlanned } from './weekdays.ts'

type Given = ReturnType<typeof vocabulary>
/** What the cast planned: the event and the date of it that people come to. */
export type PlannedDate = { event: GivenEvent; dateId: string | undefined; inDays: number }

/** Adds what else is on, and lets the crowd have their places: full, half full, nearly empty and with a line (COM-START-29). */
export async function fillCrowdAgenda(given: Given, company: Company, dates: readonly PlannedDate[]): Promise<void> {
  const { cast, now } = company
  for (const { event, dateId, inDays } of dates) {
    const { isPaid = false, ...it } = busy[event.title] ?? { taken: 0 }
    if (isPaid)
      for (const { person } of comers(company, event.title, inDays, it).slice(0, it.taken))
        await given.enrolment({ event, person, by: 'buy', ...(dateId ? { dateId } : {}) })
    else await given.places(dateId ?? event.id, placesOf(company, event.title, inDays, it))
  }
  for (const { taken, waiting = 0, ...written } of crowdAgenda) {
    const plan = asPlanned(written, now)
    const { id: maker } = cast[plan.by]
    const event = await given.event({
      ...planned(plan, now),
      id: namedId(`event ${plan.title}`),
      createdBy: maker,
      teacherIds: [maker],
    })
    await given.places(event.id, placesOf(company, event.title, plan.inDays, { taken, waiting }))
  }
}

function placesOf(company: Company, title: string, inDays: number, { taken, waiting = 0 }: Busy) {
  const came = comers(company, title, inDays, { taken, waiting })
  return { enrolled: came.slice(0, taken), waiting: came.slice(taken) }
}

/** Who comes, in the order in which they enrolled: between twenty-five days before and the day itself, and never ahead of now. */
function comers({ members, now }: Company, title: string, inDays: number, { taken, waiting = 0 }: Busy) {
  const draw = draws(`comes to ${title}`)
  const last = Math.min(now.getTime() - 3_600_000, now.getTime() + inDays * dayMs - dayMs)
  const first = Math.min(now.getTime() + (inDays - 25) * dayMs, last - 6 * dayMs)
  const those = members.filter(({ joinedAt }) => joinedAt.getTime() < first)
  return draw
    .some(those, taken + waiting)
    .map((person) => ({ person, at: new Date(first + draw.next() * (last - first)) }))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
}
