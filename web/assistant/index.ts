export { Assistant } from './Assistant.tsx'
export { assistantActions } from './actions.tsx'
export { showAssistant } from './shown.ts'
