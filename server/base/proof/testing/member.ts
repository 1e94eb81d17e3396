import type { Draws } from '../../../demo/crowd/draws.ts'
import type { Book } from './book.ts'
import { type Answer, askUntilSaid } from './browser.ts'
import type { Person, Stage } from './stage.ts'

/** A member at a browser: what they ask is asked until somebody answers. */
export type Browser = {
  person: Person
  stage: Stage
  book: Book
  drawn: Draws
  /** Answers what was said to it; a refusal is counted and comes as null. */
  asks(path: string, input?: object, file?: { content: Buffer; type: string; id: string }): Promise<unknown>
  /** What this member did last and can go on with. */
  mine: { messageId: string | null; place: string | null; paidPlace: string | null }
}

/** Opens the browser of a member, who keeps in a book what the site said yes to. */
export function openBrowser(
  stage: Stage,
  { person, book, drawn }: Pick<Browser, 'person' | 'book' | 'drawn'>,
): Browser {
  return {
    person,
    stage,
    book,
    drawn,
    mine: { messageId: null, place: null, paidPlace: null },
    async asks(path, input, file) {
      const begin = performance.now()
      const asking = {
        path,
        cookie: person.cookie,
        from: person.address,
        ...(input ? { input } : {}),
        ...(file ? { file } : {}),
      }
      const answer: Answer = await askUntilSaid(stage.sites.any, asking, book.troubles)
      const name = path.replace(/\?.*/, '')
      book.took?.push({ at: begin, ms: performance.now() - begin, path: name })
      if (answer.status === 200) return answer.body
      const refusal = `${name} ${answer.status} ${answer.code}`
      book.refused.set(refusal, (book.refused.get(refusal) ?? 0) + 1)
      return null
    },
  }
}
