export { LateBanner } from './LateBanner.tsx'
