import ListPlus from 'lucide-react/icons/list-plus'
import type { ActionDeeds } from '../base/document/action.ts'

/** What this room brings to the search. */
export const taskActions: ActionDeeds = { 'tasks.add': { icon: <ListPlus size={20} />, to: '/profile#tasks' } }
