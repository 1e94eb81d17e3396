import type { RecordKind } from '@bewezen/domain/production/kinds.ts'
import { partnerMessages, recordMessages, recordRefused } from '@bewezen/domain/production/words.ts'

/** A toast: its title, and a line under it. */
export type Told = readonly [title: string, line?: string]
/** What is told of a save that worked, and of one that did not. */
export type Says = { done: (isNew: boolean) => Told; failed: (code: string, isNew: boolean) => Told }

/** Why it was refused, in a few words behind 'Failed to update cost: ' (EV-ADMIN-21, EV-ERR-32). */
export function reasonOf(code: string): string {
  if (code === 'OFFLINE') return recordRefused.offline
  return Object.entries(recordRefused).find(([name]) => name === code)?.[1] ?? recordRefused.other
}

/** The messages of the five tabs, English as given (EV-ADMIN-17, EV-ADMIN-20). */
export const recordSays = (kind: RecordKind): Says => ({
  done: (isNew) => [recordMessages.success, recordMessages.done(kind, isNew ? 'added' : 'updated')],
  failed: (code, isNew) => [
    recordMessages.error,
    recordMessages.failed(kind, isNew ? 'added' : 'updated', reasonOf(code)),
  ],
})

/** The messages of partners, Dutch as given (EV-PARTNER-04..06). */
export const partnerSays: Says = {
  done: (isNew) => [isNew ? partnerMessages.made : partnerMessages.saved],
  failed: (code) => {
    const { title, text } = code === 'CHANGED' ? partnerMessages.changed : partnerMessages.failed
    return [title, text]
  },
}
