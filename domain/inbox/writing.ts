import { asRole } from '../access/roles.ts'
import { hasLength } from '../base/typedText.ts'

/** How long a message of the admins may be, in visible characters (COM-CHAT-29). */
export const writingLimits = { title: 80, text: 1000 } as const

/** A message from an admin as it was typed. */
export type Writing = { title: string; text: string }
/** For whom it is: one person, or everybody with a role. */
export type Addressee = { personId: string } | { role: string }

/** Which fields of a message cannot be sent; none when it is fine (COM-CHAT-12, COM-CHAT-29). */
export function writingFaults({ title, text }: Writing): (keyof Writing)[] {
  const faults: (keyof Writing)[] = []
  if (!hasLength(title, 1, writingLimits.title)) faults.push('title')
  if (!hasLength(text, 1, writingLimits.text)) faults.push('text')
  return faults
}

/** Whether somebody can be meant by it: a person, or a role there is. */
export const isAddressee = (to: Addressee): boolean => 'personId' in to || asRole(to.role) !== null
