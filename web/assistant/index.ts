export { Assistant } from './Assistant.tsx'
export { showAssistant } from './shown.ts'
