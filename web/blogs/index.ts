export { blogActions } from './actions.tsx'
