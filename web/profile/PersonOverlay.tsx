import { closeOverlay, useOverlay } from '../base/document/overlay.ts'
import { onNeed } from '../base/parts/onNeed.tsx'

const PersonDialog = onNeed(() => import('./PersonDialog.tsx'), 'PersonDialog')

/** The dialog of whoever's face was pressed, over every page; its code comes with the first one. */
export function PersonOverlay() {
  const overlay = useOverlay()
  if (overlay === null || typeof overlay === 'string' || !('person' in overlay)) return null
  const { person } = overlay
  return <PersonDialog key={person.id} person={person} onClose={closeOverlay} />
}
