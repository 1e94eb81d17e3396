/** What hardly anybody meets at the gate, fetched together when somebody does. */
export { LateBanner } from '../membership/index.ts'
export { ClosedGate } from './ClosedGate.tsx'
