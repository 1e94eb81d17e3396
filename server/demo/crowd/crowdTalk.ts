import { dayOf } from '@bewezen/domain/base/dates.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { dayMs } from '@bewezen/domain/base/moment.ts'
import type { Said } from '../fillTalk.ts'
import { arrivalsTalk } from './arrivalsTalk.ts'
import { draws } from './draws.ts'
import type { Member } from './fillCrowd.ts'
import { momentOf } from './momentOf.ts'
import { answers } from './talk/answers.ts'
import { calm } from './talk/calm.ts'
import { food } from './talk/food.ts'
import { logKeepers } from './talk/logKeepers.ts'
import { moving } from './talk/moving.ts'
import { remarks } from './talk/remarks.ts'
import { sleep } from './talk/sleep.ts'
import { trials } from './talk/trials.ts'
import { type Company, type Heard, type InChannel, likesFor, overhear, present } from './weave.ts'

/** Everything that the crowd says in six weeks, by channel (COM-START-23, COM-START-24). */
export function crowdTalk(company: Company, heard: Heard = new Map()): InChannel[] {
  const conversations = [...sleep, ...food, ...moving, ...calm, ...trials, ...answers].map((one) =>
    overhear(one, company, heard),
  )
  return [...conversations, arrivalsTalk(company, heard), logbooks(company)]
}

/** The logs: a line on most days, with gaps, and now and then a few words behind the number. */
function logbooks(company: Company): InChannel {
  const place = 'experimenten/logboek'
  const draw = draws('logbooks')
  const those = present(company, place, new Date(company.now.getTime() - 44 * dayMs))
  const keepers = draw.some(those, logKeepers.length)
  const words = draw.some(remarks, remarks.length)
  const taken = new Set<string>()
  const said: Said[] = []
  for (const [at, { line, from, to, spread, digits, at: clock, days }] of logKeepers.entries()) {
    const keeper: Member | undefined = keepers[at]
    if (!keeper) continue
    for (let day = 1; day <= days; day++) {
      const moment = momentOf(company.now, days - day + 1, clock)
      // A day in eight is missing, and nearly half of those of a weekend.
      if (draw.chance(isWeekend(moment) ? 0.45 : 0.12)) continue
      const value = draw.around(from + ((to - from) * day) / days, spread)
      const number = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: digits }).format(Math.max(0, value))
      const text = line(day, number)
      if (taken.has(text)) continue
      taken.add(text)
      const remark = draw.chance(0.3) ? words.pop() : undefined
      said.push({
        id: newId(),
        who: keeper,
        at: new Date(moment.getTime() + draw.whole(0, 34) * 60_000),
        content: remark ? `${text} ${remark}` : text,
        likes: draw.chance(0.25) ? likesFor(draw, those, keeper, 5) : [],
      })
    }
  }
  return { in: place, said }
}

const isWeekend = (moment: Date): boolean => [0, 6].includes(new Date(`${dayOf(moment)}T12:00Z`).getUTCDay())
