import { Avatar } from '../base/parts/Avatar.tsx'
import type { Viewer } from '../base/session/shownViewer.ts'
import { words } from './words.ts'

/** One's own face in the bar, which opens one's profile dialog (SH-CARD-01, SH-CARD-06). */
export const OwnFaceButton = ({ viewer, onOpen }: { viewer: Viewer; onOpen: () => void }) => (
  <button
    type="button"
    aria-label={words.ownProfile(viewer.name)}
    aria-haspopup="dialog"
    onClick={onOpen}
    className="touch ml-1.5 grid flex-none rounded-full"
  >
    <Avatar name={viewer.name} photo={viewer.photo} color={viewer.color} level={viewer.level} size={40} />
  </button>
)
