import type { LiveFact, LiveSignal } from '@bewezen/domain/facts.ts'

/** One parsed block of the event stream: a fact, a signal, or a heartbeat, with the newest number when it is told. */
export type Heard = { fact: LiveFact } | { signal: LiveSignal } | { beat: number | null }

/** Takes the stream apart as it arrives, in pieces of any length; what is no block of ours is passed over. */
export function eventReader(hear: (heard: Heard) => void): (piece: string) => void {
  let rest = ''
  return (piece) => {
    const blocks = (rest + piece).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const heard = read(block)
      if (heard) hear(heard)
    }
  }
}

function read(block: string): Heard | null {
  const fields = new Map(block.split('\n').map((line) => cut(line)))
  const data = fields.get('data')
  if (data === undefined) return fields.has('') ? { beat: numberIn(fields.get('') ?? '') } : null
  try {
    return fields.get('event') === 'signal' ? { signal: JSON.parse(data) } : { fact: JSON.parse(data) }
  } catch {
    return null
  }
}

const cut = (line: string): [string, string] => {
  const at = line.indexOf(':')
  return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1).trimStart()]
}

const numberIn = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : null)
