import { StreamDialog } from './StreamDialog.tsx'

/** A new livestream, over any page. */
export const NewStreamDialog = ({ onClose }: { onClose: () => void }) => (
  <StreamDialog stored={null} onClose={onClose} />
)
