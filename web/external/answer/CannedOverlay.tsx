import { useEffect } from 'react'
import { onNeed } from '../../base/parts/onNeed.tsx'
import { closeCanned, useCannedShown } from './cannedShown.ts'

const CannedDialog = onNeed(() => import('./CannedDialog.tsx'), 'CannedDialog')

/**
 * The answers that are kept, over the page: not within the conversation from which they were opened, which may be erased
 * while one is written (IN-EXT-93). A page on which somebody outside is answered draws it.
 */
export function CannedOverlay() {
  // It goes with its page.
  useEffect(() => closeCanned, [])
  return useCannedShown() && <CannedDialog onClose={closeCanned} />
}
