import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { useAssistantShown } from './shown.ts'

const AssistantPanel = browserOnly(() => import('./AssistantPanel.tsx'), 'AssistantPanel')

/** The panel over every page, while it is shown; its code comes when it is opened (SH-ASSIST-01). */
export const Assistant = () => useAssistantShown() && <AssistantPanel />
