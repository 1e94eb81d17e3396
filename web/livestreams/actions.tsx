import Video from 'lucide-react/icons/video'
import type { ActionDeeds } from '../base/document/action.ts'
import { onNeed } from '../base/parts/onNeed.tsx'

/** What this room brings to the search. */
export const livestreamActions: ActionDeeds = {
  'livestreams.new': {
    icon: <Video size={20} />,
    Dialog: onNeed(() => import('./manage/NewStreamDialog.tsx'), 'NewStreamDialog'),
  },
}
