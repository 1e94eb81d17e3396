import type { LiveFact, LiveSignal } from '@bewezen/domain/facts.ts'

/** What a stream says: a fact, something by the way, or that it lives and up to which number everything was told. */
export const eventText = (fact: LiveFact): string => `id: ${fact.seq}\ndata: ${JSON.stringify(fact)}\n\n`
export const signalText = (signal: LiveSignal): string => `event: signal\ndata: ${JSON.stringify(signal)}\n\n`
export const beatText = (seq: number): string => `: ${seq}\n\n`
