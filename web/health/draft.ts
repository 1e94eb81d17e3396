import type { MedicalForm } from '@bewezen/domain/health/form.ts'
import { keptInTab } from '../base/session/keptInTab.ts'

/** What somebody typed and has not saved, upon which version of their data. */
export type Draft = { personId: string; version: number; form: MedicalForm }

// Health data stay in the storage of one tab.
const draft = keptInTab<Draft>('medical-draft')

/** The draft of this person in this tab. */
export const readDraft = draft.read

/** A closed tab takes the draft along, whatever is on screen by then: the browser asks first. */
export function keepDraft(typed: Draft): void {
  globalThis.addEventListener?.('beforeunload', askFirst)
  draft.keep(typed)
}

export function dropDraft(): void {
  globalThis.removeEventListener?.('beforeunload', askFirst)
  draft.drop()
}

// Once the login is over the storage is empty, and nobody may be kept on the page.
const askFirst = (event: Event) => draft.isKept() && event.preventDefault()
