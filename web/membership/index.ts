export { membershipActions } from './actions.tsx'
export { LateBanner } from './LateBanner.tsx'
