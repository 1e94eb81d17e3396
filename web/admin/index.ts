export { adminActions, sectionActions, seekActions } from './actions.tsx'
