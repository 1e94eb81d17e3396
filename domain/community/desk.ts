import { displayName, type Named } from '../profile/person.ts'
import { deskName } from './deskName.ts'

/** Who said something: a person, nobody any more, or those who work the queue, who have one name together (COM-MOD-11). */
export const authorName = ({ author, isFromUs }: { author: Named | null; isFromUs: boolean }): string =>
  isFromUs ? deskName : displayName(author)

/** How a private conversation is called: by the other, or 'Beheer' (COM-MOD-10). */
export const conversationName = ({ other, isDesk }: { other: Named | null; isDesk: boolean }): string =>
  isDesk ? deskName : displayName(other)

/** What a notification said, as it begins what is talked about with 'Beheer'. */
export const noticeSaid = ({ title, text }: { title: string; text: string }): string => `${title}\n\n${text}`

/**
 * Why nothing can be answered as 'Beheer' now, or null: somebody said something that who answers has not seen, perhaps the
 * answer of a colleague (COM-MOD-13).
 */
export const deskRefusal = (talk: { lastSeq: number }, seenSeq: number): { code: 'TALK_MOVED_ON' } | null =>
  talk.lastSeq > seenSeq ? { code: 'TALK_MOVED_ON' } : null

/** Whether a talk waits for those who work the queue: the member said something after what was dealt with (COM-MOD-13). */
export const isWaiting = ({ lastSeq, settledSeq }: { lastSeq: number; settledSeq: number }): boolean =>
  lastSeq > settledSeq

/** Whether this is what makes a talk wait, of which those who work the queue are told once (COM-MOD-12). */
export const beginsToWait = (seq: number, { settledSeq }: { settledSeq: number }): boolean => seq === settledSeq + 1
