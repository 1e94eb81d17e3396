export { membershipActions } from './actions.tsx'
export { FirstSteps } from './FirstSteps.tsx'
export { LateBanner } from './LateBanner.tsx'
