import { dayOf } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { compare } from '@bewezen/domain/experiments/comparison.ts'
import { shownValue } from '@bewezen/domain/experiments/value.ts'
import type { GivenExperimentOfMany } from '../givenExperiments.ts'
import { type Draws, draws } from './draws.ts'
import { momentOf } from './momentOf.ts'
import { allOutcomes, type Outcome } from './talk/outcomes.ts'
import { type Company, type Heard, type InChannel, likesFor, present } from './weave.ts'

type Told = { talk: InChannel[]; experiments: GivenExperimentOfMany[] }

/** The experiments of forty of the crowd, and the messages in which each tells what came out (COM-START-26). */
export function outcomesTalk(company: Company, heard: Heard): Told {
  const draw = draws('outcomes')
  const days = draw.some(
    Array.from({ length: 38 }, (_, at) => at + 1),
    38,
  )
  const owners = new Set<string>()
  const made = allOutcomes.map((outcome, at) => {
    const endsDaysAgo = days[at % days.length] ?? 1
    const said = momentOf(company.now, endsDaysAgo, draw.pick(['07:35', '12:25', '18:40', '20:15', '21:05']))
    const began = new Date(said.getTime() - (outcome.days[0] + outcome.days[1] + 3) * 86_400_000)
    // Who shows an experiment was there when it began.
    const free = present(company, outcome.in, began).filter(({ id }) => !owners.has(id))
    const owner = draw.some(free, 5).sort((a, b) => (heard.get(a.id) ?? 0) - (heard.get(b.id) ?? 0))[0]
    if (!owner) throw new Error(`nobody is there to show ${outcome.change}`)
    owners.add(owner.id)
    heard.set(owner.id, (heard.get(owner.id) ?? 0) + 1)
    const experiment = { ...measured(draw, outcome), id: newId(), owner, method: '', endsDaysAgo, isEnded: true }
    const { change, measure, unit, direction } = outcome
    const fans = present(company, outcome.in, said)
    const message = {
      id: newId(),
      who: owner,
      at: new Date(said.getTime() + draw.whole(0, 40) * 60_000),
      content: toldOf(outcome, experiment),
      experimentId: experiment.id,
      likes: likesFor(draw, fans, owner, 14),
    }
    return {
      talk: { in: outcome.in, said: [message] },
      experiment: { ...experiment, change, measure, unit, direction },
    }
  })
  return { talk: made.map(({ talk }) => talk), experiments: made.map(({ experiment }) => experiment) }
}

type Numbers = Pick<GivenExperimentOfMany, 'before' | 'after'>

/** Numbers that stray around a middle, which moves in the first third after the change; one day in eleven is missing. */
function measured(draw: Draws, { from, to, spread, days: [before, after] }: Outcome): Numbers {
  const digits = from >= 100 ? 0 : from >= 20 ? 0 : 1
  const one = (middle: number): number | null =>
    draw.chance(0.09) ? null : Number(Math.max(0, draw.around(middle, spread)).toFixed(digits))
  return {
    before: Array.from({ length: before }, () => one(from)),
    after: Array.from({ length: after }, (_, day) => one(from + (to - from) * Math.min(1, (day + 1) / (after / 3)))),
  }
}

/** The words of the owner with the averages as the chart shows them. */
export function toldOf({ text }: Outcome, { before, after }: Numbers): string {
  const changeDay = dayOf(0)
  const values = [...before, ...after].flatMap((value, at) =>
    value === null ? [] : { day: plusDays(changeDay, at - before.length), value },
  )
  const compared = compare(values, changeDay)
  if (!compared) throw new Error(`too few days are measured for: ${text}`)
  const shown = (side: { average: number }) => shownValue(side.average, compared.decimals)
  return text.replace('{voor}', shown(compared.before)).replace('{na}', shown(compared.after))
}
