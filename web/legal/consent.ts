import { type Consent, consentNow, endingsOfAnalytics, readConsent } from '@bewezen/domain/legal/consent.ts'
import { useEffect } from 'react'
import { pageState } from '../base/hydration/pageState.ts'

const key = 'cookie-consent'

/** Undefined as long as nobody looked; null when nothing was chosen. */
const choice = pageState<Consent | null | undefined>(undefined)

/** Looks what was chosen in this browser. Without storage a choice holds for this page only (X3-EDGE-44). */
function look(): void {
  if (choice.now() !== undefined) return
  let read: Consent | null = null
  try {
    read = readConsent(localStorage.getItem(key), Date.now())
  } catch {
    // Blocked storage is no agreement.
  }
  choice.set(read)
}

/** Keeps a choice; a no also takes away what analytics may have left (LEGAL-COOKIE-07). */
export function choose(media: boolean): void {
  const chosen = consentNow(media, new Date())
  try {
    localStorage.setItem(key, JSON.stringify(chosen))
  } catch {
    // It then holds until the page is left.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the store for cookies is not in every browser
  if (!media) for (const ending of endingsOfAnalytics(location.hostname)) document.cookie = ending
  choice.set(chosen)
}

/**
 * The choice, or null when there is none; drawn again when it changes. Undefined at first: only the browser knows it,
 * after it has taken over what the server drew.
 */
export function useConsent(): Consent | null | undefined {
  useEffect(look, [])
  return choice.useNow()
}
