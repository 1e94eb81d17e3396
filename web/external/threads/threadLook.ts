import type { Answering, ExternalMessage, ExternalThread } from '@bewezen/domain/external/contract.ts'
import { externalWords } from '@bewezen/domain/external/words.ts'

/** What somebody outside is called: by the name that the channel gave, else nobody knows it. */
export const nameOf = ({ participantName }: Pick<ExternalThread, 'participantName'>): string =>
  participantName.trim() || externalWords.unknown

/** Whether a conversation sleeps now; once the moment is over it is as any other (IN-EXT-33). */
export const isAsleep = ({ snoozedUntil }: Pick<ExternalThread, 'snoozedUntil'>, now: number): boolean =>
  snoozedUntil !== null && Date.parse(snoozedUntil) > now

/** Why nothing can be answered at this moment, or null: the server said until when it can (IN-EXT-28, IN-EXT-63). */
export const answerRefusal = ({ refusal, until }: Answering, now: number): Answering['refusal'] =>
  refusal ?? (until !== null && Date.parse(until) <= now ? 'windowClosed' : null)

/** Whether an answer can be tried again: only what failed, where answering is possible at all (IN-EXT-21). */
export const mayRetry = ({ direction, status }: ExternalMessage, refusal: Answering['refusal']): boolean =>
  direction === 'outbound' && status === 'failed' && (refusal === null || refusal === 'noAddress')

/** A text cut for a name that is spoken. */
export const inShort = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
