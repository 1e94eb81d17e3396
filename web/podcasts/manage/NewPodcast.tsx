import { EditPodcast } from './EditPodcast.tsx'

/** A new episode, over any page. */
export const NewPodcast = ({ onClose }: { onClose: () => void }) => <EditPodcast id={null} onClose={onClose} />
