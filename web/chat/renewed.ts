import { type ChannelMessages, withNewer, withOlder } from './patches.ts'

/** Asks for one page of a channel; without more it is the newest. */
export type AskPage = (which: { before?: number; after?: number; around?: string }) => Promise<ChannelMessages>

/** So many pages are fetched again at most; who scrolled further back than that fetches the rest anew. */
const mostPages = 6

/**
 * What is on screen of a channel, fetched anew: the same run of messages and what came after it, so that nobody loses
 * their place; one's own unsent messages stay.
 */
export async function renewed(known: ChannelMessages, ask: AskPage): Promise<ChannelMessages> {
  const stored = known.messages.filter((message) => message.state === undefined)
  const [first, last] = [stored[0]?.seq, stored.at(-1)?.seq]
  if (first === undefined || last === undefined) return withUnsent(await ask({}), known)
  const run = known.hasNewer ? await upwards(ask, first, last) : await downwards(ask, first)
  return withUnsent(run, known)
}

/** From the newest back to a place. */
async function downwards(ask: AskPage, first: number): Promise<ChannelMessages> {
  let run = await ask({})
  for (let page = 1; page < mostPages; page++) {
    const reached = run.messages[0]?.seq ?? 0
    if (!run.hasOlder || reached <= first) break
    run = withOlder(run, await ask({ before: reached }))
  }
  return run
}

/** From a place on to another one, for somebody who reads far back. */
async function upwards(ask: AskPage, first: number, last: number): Promise<ChannelMessages> {
  let run = await ask({ after: first - 1 })
  for (let page = 1; page < mostPages; page++) {
    const reached = run.messages.at(-1)?.seq ?? last
    if (!run.hasNewer || reached >= last) break
    run = withNewer(run, await ask({ after: reached }))
  }
  return run
}

function withUnsent(run: ChannelMessages, { messages }: ChannelMessages): ChannelMessages {
  const stored = new Set(run.messages.map((message) => message.id))
  const unsent = messages.filter((message) => message.state !== undefined && !stored.has(message.id))
  return unsent.length > 0 ? { ...run, messages: [...run.messages, ...unsent] } : run
}
