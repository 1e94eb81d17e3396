import { isDeepStrictEqual } from 'node:util'
import { newId } from '@bewezen/domain/base/ids.ts'
import { sharedRefusals } from '@bewezen/domain/base/refusals.ts'
import type { AnyContractProcedure } from '@orpc/contract'
import { contractOperations } from '../contractOperations.ts'
import { stopClock } from '../stopClock.ts'
import { Refused } from '../world.ts'
import { atOnce } from './atOnce.ts'
import type { Case } from './case.ts'
import { casesOf, operationIn } from './cases.ts'
import { watchChanges } from './changes.ts'
import { isSameState, type Outcome, stateOf } from './outcome.ts'
import { openStage } from './stage.ts'

type Ask = () => Promise<string>
/** Which of the two requests of a case are sent, under which new ids. */
type Pair = { places: readonly number[]; ids: readonly string[] }

/**
 * A race detector: sends two requests of an operation at once on PostgreSQL, and says what of their answers and of what
 * stands in the database afterwards is as in neither order of the two one after the other, from the same beginning.
 */
export async function openDetector() {
  const stage = await openStage({ engine: 'server' })
  const { world } = stage
  const { house } = world
  const { pool } = house.database
  const cases = casesOf(stage)
  await world.heardAll()
  // The numbers of facts go on: a process that heard one waits for the next.
  const changes = await watchChanges(pool, ['fact_counter', 'app_clock'])
  const counted = { races: 0, done: 0, refused: 0 }

  /** What a pair came to when it was begun by `begin`; everything is as before when it answers. */
  async function after(
    name: string,
    { who, input, rest }: Case,
    it: Pair & { begin: (asks: Ask[]) => Promise<string[]> },
  ) {
    const since = Date.now()
    const asks: Ask[] = []
    for (const [index, place] of it.places.entries()) {
      const asked = await input(it.ids[index] ?? '', place)
      asks.push(() => (who[place] ?? who[0]).does(operationOf(name), asked).then(() => 'done', said))
    }
    const answers = await it.begin(asks)
    await rest?.()
    await (name.startsWith('orders') || /checkout/i.test(name) ? world.heardAll() : world.settled())
    const outcome = { answers, state: stateOf(await changes.read(), { ids: it.ids, since }) }
    const first = await changes.first()
    await changes.takeBack()
    house.snapshots.forgetAll()
    return { ...outcome, first }
  }

  /** Sends a pair at once, so many times; what of it no order gives, or null, and what they are answered in turn. */
  async function race(name: string, one: Case, it: { places: readonly number[]; ids: () => string[]; rounds: number }) {
    // It stands still for the runs that are compared, and does not fall behind that of the provider.
    await stopClock(pool, new Date())
    const send = (begin: (asks: Ask[]) => Promise<string[]>) =>
      after(name, one, { places: it.places, ids: it.ids(), begin })
    const first = await send(inTurn([0, 1]))
    let second: Outcome | null = null
    for (let round = 0; round < it.rounds; round++) {
      // Every other time they meet after both have looked.
      const raced = await send((asks) => atOnce(pool, round % 2 === 0 ? first.first : null, asks))
      counted.races++
      for (const answer of raced.answers) {
        counted[answer === 'done' ? 'done' : 'refused']++
        if (!mayAnswer(name, answer)) return { inTurn: first.answers, wrong: { undeclared: answer } }
      }
      // Whoever presses twice hears no more of it when both presses meet.
      if (isRepeated(it) && isAllDone(first) && !isAllDone(raced))
        return { inTurn: first.answers, wrong: { raced, first } }
      if (isSameState(raced, first)) continue
      second ??= await send(inTurn([1, 0]))
      if (!isSameState(raced, second)) return { inTurn: first.answers, wrong: { raced, first, second } }
    }
    return { inTurn: first.answers, wrong: null }
  }

  const [making, ofTwo]: [string[], string[]] = [[], []]
  for (const [name, one] of Object.entries(cases)) {
    const makes = await isMaking(one)
    if (makes) making.push(name)
    if (makes || (await isOfTwo(one))) ofTwo.push(name)
  }
  await changes.takeBack()

  return {
    cases,
    /** The cases that make something under an id of the browser, and those in which the second is not the first once more. */
    making,
    ofTwo,
    counted,
    close: stage.close,
    /** The same request twice at once, as of a press that is repeated. */
    again: (name: string, one: Case, rounds: number) =>
      race(name, one, { places: [0, 0], ids: () => Array<string>(2).fill(newId()), rounds }),
    /** Two requests that want something else, each under an id of its own. */
    apart: (name: string, one: Case, rounds: number) =>
      race(name, one, { places: [0, 1], ids: () => [newId(), newId()], rounds }),
    /** Two requests that want something else under one id. */
    under: (name: string, one: Case, rounds: number) =>
      race(name, one, { places: [0, 1], ids: () => Array<string>(2).fill(newId()), rounds }),
  }
}

/** Whether a request makes something under an id of the browser. */
async function isMaking({ input }: Case): Promise<boolean> {
  const id = newId()
  return Object.entries(await input(id, 0)).some(([name, value]) => name === 'id' && value === id)
}

/** Whether the two want something else, or are somebody else. */
async function isOfTwo({ who: [one, other], input }: Case): Promise<boolean> {
  const id = newId()
  return one !== other || !isDeepStrictEqual(await input(id, 0), await input(id, 1))
}

const isRepeated = ({ places }: Pick<Pair, 'places'>) => places[0] === places[1]
const isAllDone = ({ answers }: Outcome) => answers.every((answer) => answer === 'done')
const said = (problem: unknown) => (problem instanceof Refused ? `${problem.status} ${problem.code}` : String(problem))

const inTurn = (order: readonly number[]) => async (asks: readonly Ask[]) => {
  const answers: string[] = []
  for (const at of order) answers[at] = (await asks[at]?.()) ?? ''
  return answers
}

const operations = new Map(contractOperations.map(({ name, operation }) => [name, operation]))

/** All operations that are no reads. */
export const writing = contractOperations.flatMap(({ isRead, name }) => (isRead ? [] : [name]))

const operationOf = (name: string) => operations.get(operationIn(name)) as AnyContractProcedure

function mayAnswer(name: string, answer: string): boolean {
  const [status = '', code = ''] = answer.split(' ')
  const known = new Set<string>([...Object.keys(operationOf(name)['~orpc'].errorMap), ...sharedRefusals])
  return answer === 'done' || (status !== '500' && known.has(code))
}
