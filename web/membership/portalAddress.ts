import type { Notice } from '@bewezen/domain/base/words.ts'
import { refusedPortal } from '@bewezen/domain/membership/words.ts'
import { mayFollow } from '@bewezen/domain/payments/addresses.ts'
import { refusalOf } from '../base/api/refusal.ts'

/** A tab that was opened on the click itself, before it was known where it leads. */
export type OpenedTab = { lead: (url: string) => void; close: () => void }

type Deps = {
  ask: () => Promise<{ url: string }>
  /** Opens an empty tab; null when the browser does not let us. */
  openTab: () => OpenedTab | null
  /** Leads this tab there. */
  leave: (url: string) => void
  /** The origin of this site. */
  origin: string
}

/**
 * Opens the provider's portal in a tab that is opened on the click; where tabs are blocked, in this one. Answers what to
 * say when it does not open, and null when it does (SUB-PAGE-11, SUB-PAGE-17, SUB-CHECKOUT-12, X3-EDGE-42).
 */
export async function openPortal({ ask, openTab, leave, origin }: Deps): Promise<Notice | null> {
  let tab: OpenedTab | null = null
  try {
    tab = openTab()
    const { url } = await ask()
    if (!mayFollow(url, origin)) throw new Error('an address that is not the provider’s')
    if (tab) tab.lead(url)
    else leave(url)
    return null
  } catch (problem) {
    tab?.close()
    return refusedPortal(refusalOf(problem)?.code ?? 'UNKNOWN')
  }
}
