import { useState } from 'react'
import { onNeed } from '../base/parts/onNeed.tsx'
import { closeSearch, searchCode, useSearchKey, useSearchShown } from '../search/index.ts'

const Palette = onNeed(async () => {
  const palette = import('./Palette.tsx')
  await Promise.all([palette, searchCode()])
  return palette
}, 'Palette')

/** The search of a member with what they may do, fetched when they open it (ADM-MORE-38). */
export function MemberSearch() {
  useSearchKey()
  const shown = useSearchShown()
  const [used, setUsed] = useState(false)
  if (shown && !used) setUsed(true)
  const giveUp = () => {
    closeSearch()
    setUsed(false)
  }
  // It closes by itself, and stays for what was opened from it: only code that cannot be fetched is given up.
  return used ? <Palette shown={shown} onClose={giveUp} /> : null
}
