import type { Db } from './database/open.ts'

type Waiting<Ask, Answer> = { ask: Ask; answered: (answer: Answer) => void; failed: (problem: unknown) => void }

/** How long a batch stays open after its first question, in milliseconds: shorter than anybody notices. */
const windowMs = 15
/** So many at most are answered by one query. */
const most = 200

/**
 * A batching loader: calls within a few milliseconds of each other share one query, each answered by its own rights. For
 * what thousands ask over and over, where the round trip costs more than the question. `answer` answers in the order of
 * the asks.
 */
export function batched<Ask, Answer>(answer: (db: Db, asks: readonly Ask[]) => Promise<readonly Answer[]>) {
  const lines = new WeakMap<Db, Waiting<Ask, Answer>[]>()

  return (db: Db, ask: Ask): Promise<Answer> =>
    new Promise((answered, failed) => {
      const line = lines.get(db) ?? []
      if (line.length === 0) setTimeout(() => void answerLine(db), windowMs)
      lines.set(db, line)
      line.push({ ask, answered, failed })
    })

  async function answerLine(db: Db): Promise<void> {
    const line = lines.get(db) ?? []
    lines.delete(db)
    while (line.length > 0) await answerSome(db, line.splice(0, most))
  }

  async function answerSome(db: Db, some: readonly Waiting<Ask, Answer>[]): Promise<void> {
    try {
      const answers = await answer(
        db,
        some.map(({ ask }) => ask),
      )
      for (const [at, { answered }] of some.entries()) answered(answers[at] as Answer)
    } catch (problem) {
      for (const { failed } of some) failed(problem)
    }
  }
}
