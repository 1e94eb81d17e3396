import type { TestPerson } from '../world.ts'
import type { Stage } from './stage.ts'

/** Somebody who asks: with an account, or a visitor. */
export type Asker = Pick<TestPerson, 'does'>

/**
 * Two requests of one operation that may meet: who asks each of them, and what. `id` is that of a new thing; `at` is the
 * place of the request, so that the second may want something else than the first.
 */
export type Case = {
  who: readonly [Asker, Asker]
  input: (id: string, at: number) => object | Promise<object>
  /** Waits for what goes on after the answer. */
  rest?: () => Promise<unknown>
}
export type Cases = Record<string, Case>
type Input = Case['input']

/** The people of the stage in the pairs in which they ask. */
export const askers = (stage: Stage) => {
  const pair = (one: Asker, other: Asker) => (input: Input) => ({ who: [one, other] as const, input })
  return {
    pair,
    admins: pair(stage.bo, stage.jasper),
    members: pair(stage.noor, stage.sem),
    /** A member with two tabs. */
    noor: pair(stage.noor, stage.noor),
    sem: pair(stage.sem, stage.sem),
    lieke: pair(stage.lieke, stage.lieke),
    visitors: pair(stage.world.visitor(), stage.world.visitor()),
  }
}

/** Something else at each place of the two. */
export const letter = (at: number): string => 'ab'[at] ?? 'x'
