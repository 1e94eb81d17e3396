import type { Asker } from '@bewezen/domain/access/gate.ts'
import { isDatabaseAway } from './database/away.ts'
import { isIdTakenMeanwhile, retried } from './database/changedMeanwhile.ts'
import type { Tx } from './database/open.ts'
import type { House } from './house.ts'
import { orRefusal, Refusal } from './refuse.ts'
import type { Ctx } from './serve.ts'
import { readSnapshots } from './snapshot.ts'

type GroupCommit<Ask, Answer> = {
  /** At most so many share one transaction, which is as long as they make it. */
  most: number
  /** Answers all who share a transaction, in their order: whoever comes later in it, the same person too, finds what those before did. A refusal has written nothing. */
  answer: (
    its: { house: House; tx: Tx; now: Date },
    asks: readonly { person: Asker; ask: Ask }[],
  ) => Promise<readonly (Answer | Refusal)[]>
}

type Waiting<Ask, Answer> = {
  ctx: Ctx
  ask: Ask
  answered: (answer: Answer) => void
  failed: (problem: unknown) => void
}

/**
 * Group commit: those who want the same thing at the same moment share one transaction, and so one lock and one commit.
 * The first does not wait; all who come while a transaction runs go into the next one, in the order in which they came.
 * So one thing takes one connection of this process, however many want it. Everybody's right is looked up anew in the
 * transaction, as `Ctx.transaction` does. When a transaction fails nothing of it is kept and each is tried alone, so
 * that nobody is answered with the fault of another.
 */
export function groupCommit<Ask, Answer>(it: GroupCommit<Ask, Answer>) {
  const lines = new WeakMap<House, Map<string, Waiting<Ask, Answer>[]>>()

  /** Stands in line for a thing; answers or refuses when it is committed. */
  return (ctx: Ctx, thing: string, ask: Ask): Promise<Answer> =>
    new Promise((answered, failed) => {
      const ofHouse = lines.get(ctx.house) ?? new Map<string, Waiting<Ask, Answer>[]>()
      lines.set(ctx.house, ofHouse)
      const line = ofHouse.get(thing)
      const waiting = { ctx, ask, answered, failed }
      if (line) line.push(waiting)
      else void serveLine(ofHouse, thing, [waiting])
    })

  async function serveLine(ofHouse: Map<string, Waiting<Ask, Answer>[]>, thing: string, line: Waiting<Ask, Answer>[]) {
    ofHouse.set(thing, line)
    while (line.length > 0) await decide(line.splice(0, it.most))
    ofHouse.delete(thing)
  }

  async function decide(group: readonly Waiting<Ask, Answer>[]): Promise<void> {
    try {
      const answers = await (group.length > 1 ? inOne(group) : retried(() => inOne(group)))
      for (const [at, { answered, failed }] of group.entries()) {
        const answer = answers[at]
        if (answer instanceof Refusal) failed(answer)
        else answered(answer as Answer)
      }
    } catch (problem) {
      if (group.length > 1 && !isDatabaseAway(problem)) for (const one of group) await decide([one])
      else for (const { failed } of group) failed(isIdTakenMeanwhile(problem) ? new Refusal('ID_IN_USE') : problem)
    }
  }

  async function inOne(group: readonly Waiting<Ask, Answer>[]): Promise<(Answer | Refusal | undefined)[]> {
    const { house } = group[0]?.ctx ?? {}
    if (!house) return []
    return house.transaction(async (tx, now) => {
      const snapshotOf = await readSnapshots(
        tx,
        group.map(({ ctx }) => ctx.token),
        house.settings,
      )
      const people = group.map(({ ctx }) => orRefusal(() => ctx.personBy(snapshotOf(ctx.token))))
      const asks = group.flatMap(({ ask }, at) => {
        const person = people[at]
        return person && !(person instanceof Refusal) ? [{ person, ask }] : []
      })
      const answers = [...(asks.length > 0 ? await it.answer({ house, tx, now }, asks) : [])]
      return people.map((person) => (person instanceof Refusal ? person : answers.shift()))
    })
  }
}
