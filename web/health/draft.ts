import type { MedicalForm } from '@bewezen/domain/health/form.ts'

/** What somebody typed and has not saved, upon which version of their data. */
export type Draft = { personId: string; version: number; form: MedicalForm }

const key = 'medical-draft'

// Health data stay in the storage of one tab, which ends with the tab and is emptied when the login ends (signOut.ts).

/** A closed tab takes the draft along, whatever is on screen by then: the browser asks first. */
export function keepDraft(draft: Draft): void {
  globalThis.addEventListener?.('beforeunload', askFirst)
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Without storage it lives as long as the page.
  }
}

export function dropDraft(): void {
  globalThis.removeEventListener?.('beforeunload', askFirst)
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Then there was none.
  }
}

/** The draft of this person in this tab; somebody else's is thrown away. */
export function readDraft(personId: string): Draft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null
    if (draft && draft.personId !== personId) dropDraft()
    return draft?.personId === personId ? draft : null
  } catch {
    return null
  }
}

// Once the login is over the storage is empty, and nobody may be kept on the page.
const askFirst = (event: Event) => hasDraft() && event.preventDefault()

/** Whether there is anything to lose. */
export function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}
