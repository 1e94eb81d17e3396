import { useState } from 'react'
import { api } from '../base/api/api.ts'
import { tellError } from '../base/parts/toast.ts'
import { type OpenedTab, openPortal } from './portalAddress.ts'

/** Opens the provider's portal, and says why when it does not open (SUB-PAGE-17). */
export function usePortal(): { open: () => void; isBusy: boolean } {
  const [isBusy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    const notice = await openPortal({
      ask: () => api.membership.openPortal.call({}),
      openTab,
      leave: (url) => window.location.assign(url),
      origin: window.location.origin,
    })
    setBusy(false)
    if (notice) tellError(notice.title, notice.text)
  }
  return { open: () => void open(), isBusy }
}

function openTab(): OpenedTab | null {
  const tab = window.open('', '_blank')
  if (!tab) return null
  // The provider's page has no business with ours.
  tab.opener = null
  return { lead: (url) => tab.location.replace(url), close: () => tab.close() }
}
