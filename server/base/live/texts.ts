import type { LiveFact, LiveSignal } from '@bewezen/domain/facts.ts'

/** The event texts of a stream (SSE): a fact, a signal, or a heartbeat with the number up to which all was told. */
export const eventText = (fact: LiveFact): string => `id: ${fact.seq}\ndata: ${JSON.stringify(fact)}\n\n`
export const signalText = (signal: LiveSignal): string => `event: signal\ndata: ${JSON.stringify(signal)}\n\n`
export const beatText = (seq: number): string => `: ${seq}\n\n`

/** Puts texts behind one; a text that comes again, as for thousands of streams, is put there once. */
export function joined(before: string): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const whole = known.get(text) ?? before + text
    known.set(text, whole)
    return whole
  }
}
