export { useConsent } from './consent.ts'
export { LegalActions } from './LegalTools.tsx'
