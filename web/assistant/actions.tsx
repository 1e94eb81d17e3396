import Sparkle from 'lucide-react/icons/sparkle'
import type { ActionDeeds } from '../base/document/action.ts'
import { showAssistant } from './shown.ts'

/** What this room brings to the search. */
export const assistantActions: ActionDeeds = { 'assistant.open': { icon: <Sparkle size={20} />, run: showAssistant } }
