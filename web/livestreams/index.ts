export { livestreamActions } from './actions.tsx'
