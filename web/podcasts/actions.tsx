import Podcast from 'lucide-react/icons/podcast'
import type { ActionDeeds } from '../base/document/action.ts'
import { onNeed } from '../base/parts/onNeed.tsx'

/** What this room brings to the search. */
export const podcastActions: ActionDeeds = {
  'podcasts.new': {
    icon: <Podcast size={20} />,
    Dialog: onNeed(() => import('./manage/NewPodcast.tsx'), 'NewPodcast'),
  },
}
