import Newspaper from 'lucide-react/icons/newspaper'
import type { ActionDeeds } from '../base/document/action.ts'
import { onNeed } from '../base/parts/onNeed.tsx'

/** What this room brings to the search. */
export const blogActions: ActionDeeds = {
  'blogs.new': {
    icon: <Newspaper size={20} />,
    Dialog: onNeed(() => import('./NewBlogDialog.tsx'), 'NewBlogDialog'),
  },
}
