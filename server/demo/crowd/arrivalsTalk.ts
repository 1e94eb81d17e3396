import { newId } from '@bewezen/domain/base/ids.ts'
import { dayMs, minuteMs } from '@bewezen/domain/base/moment.ts'
import type { Said } from '../fillTalk.ts'
import { draws } from './draws.ts'
import type { Member } from './fillCrowd.ts'
import { openings, reasons, welcomes } from './talk/arrivals.ts'
import { type Company, filled, type Heard, type InChannel, likesFor, present } from './weave.ts'

/** Who came in the last six weeks introduces themselves in 'Welkom' on the evening after, and is welcomed. */
export function arrivalsTalk(company: Company, heard: Heard): InChannel {
  const place = 'universiteit/welkom'
  const draw = draws('arrivals')
  const left = draw.some(reasons, reasons.length)
  const greetings = draw.some(welcomes, welcomes.length)
  const shapes = [...openings]
  const works = new Set<string>()
  const said: Said[] = []
  const newest = company.members.filter(({ joinedAt }) => company.now.getTime() - joinedAt.getTime() <= 42 * dayMs)
  for (const [index, newcomer] of newest.entries()) {
    const { age, kind, city, profession } = newcomer.neighbour
    const reason = left.find(
      ([, { from = 0, to = 99, kind: only = kind } = {}]) => age >= from && age <= to && only === kind,
    )
    // One in six reads along first, and says nothing.
    if (!reason || draw.chance(0.15)) continue
    left.splice(left.indexOf(reason), 1)
    const opening = shapes[index % shapes.length]?.({ name: newcomer.firstName, town: city, age }) ?? ''
    const tellsWork = draw.chance(0.4) && !works.has(profession) && age < 66
    if (tellsWork) works.add(profession)
    const job = tellsWork ? ` ${profession} van beroep.` : ''
    const at = new Date(newcomer.joinedAt.getTime() + draw.whole(20, 170) * minuteMs)
    if (at > company.now) continue
    const first: Said = {
      id: newId(),
      who: newcomer,
      at,
      content: `${opening}${job} ${reason[0]}`,
      likes: likesFor(
        draw,
        company.members.filter(({ joinedAt }) => joinedAt < at),
        newcomer,
        12,
      ),
    }
    said.push(first, ...answers(first, newcomer))
  }
  return { in: place, said }

  function answers(first: Said, newcomer: Member): Said[] {
    const there = present(company, place, first.at)
    const answering = draw
      .some(there, 12)
      .sort((a, b) => (heard.get(a.id) ?? 0) - (heard.get(b.id) ?? 0))
      .slice(0, draw.pick([0, 1, 1, 1, 2]))
    return answering.flatMap((who, nth) => {
      // What speaks of the own town, or of the same one, is for those of whom it is true.
      const at = greetings.findIndex(
        (text) => !/nog iemand uit|nieuwe buur/.test(text) || who.neighbour.city === newcomer.neighbour.city,
      )
      const [text] = at < 0 ? [] : greetings.splice(at, 1)
      const when = new Date(first.at.getTime() + (nth + 1) * draw.whole(6, 55) * minuteMs)
      if (!text || when > company.now) return []
      heard.set(who.id, (heard.get(who.id) ?? 0) + 1)
      return {
        id: newId(),
        who,
        at: when,
        content: filled(
          text,
          new Map([
            ['a', newcomer],
            ['b', who],
          ]),
        ),
        answersId: first.id,
        likes: likesFor(draw, [newcomer], who, 3),
      }
    })
  }
}
