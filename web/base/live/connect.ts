import { isOfAnotherTab } from '../api/http.ts'
import { eventReader, type Heard } from './events.ts'

/** How a stream came to its end: the session is over, the line was lost, or another tab views the site as a role. */
export type StreamEnd = 'signedOut' | 'lost' | 'viewing'
/** Opens one stream after a number and tells what it hears until it ends. */
export type Connect = (after: number, hear: (heard: Heard) => void, until: AbortSignal) => Promise<StreamEnd>

/** The server gives a sign every 15 seconds: a line that is silent for longer than this is dead, whatever it says. */
const silentFor = 40_000

/** The stream of the server. By `fetch` and not EventSource, which tells neither a refusal nor a silence. */
export const connect: Connect = async (after, hear, until) => {
  const silence = new AbortController()
  let timer = 0
  const listenOn = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => silence.abort(), silentFor)
  }
  try {
    listenOn()
    const answer = await fetch(`/api/live?after=${after}`, {
      cache: 'no-store',
      headers: { accept: 'text/event-stream' },
      signal: AbortSignal.any([until, silence.signal]),
    })
    if (answer.status === 401) return 'signedOut'
    if (isOfAnotherTab(answer)) return 'viewing'
    if (!answer.ok || !answer.body) return 'lost'
    const read = eventReader(hear)
    // Not by `pipeThrough`: a line that is cut between the two would be refused where nobody hears it.
    const reader = answer.body.getReader()
    const text = new TextDecoder()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return 'lost'
      listenOn()
      read(text.decode(value, { stream: true }))
    }
  } catch {
    return 'lost'
  } finally {
    clearTimeout(timer)
  }
}
