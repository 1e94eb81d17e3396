import type { Db } from './database/open.ts'

type Waiting<Ask, Answer> = { ask: Ask; answered: (answer: Answer) => void; failed: (problem: unknown) => void }

/** How long the first waits for others, in milliseconds: shorter than anybody notices. */
const gathered = 15
/** So many at most are answered by one query. */
const most = 200

/**
 * Those who ask the same of the database within a few milliseconds are answered by one query, each by its own right:
 * for what thousands ask over and over, where the way to the database costs more than the question. `answer` answers in
 * the order of the asks.
 */
export function gathering<Ask, Answer>(answer: (db: Db, asks: readonly Ask[]) => Promise<readonly Answer[]>) {
  const lines = new WeakMap<Db, Waiting<Ask, Answer>[]>()

  return (db: Db, ask: Ask): Promise<Answer> =>
    new Promise((answered, failed) => {
      const line = lines.get(db) ?? []
      if (line.length === 0) setTimeout(() => void answerLine(db), gathered)
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
