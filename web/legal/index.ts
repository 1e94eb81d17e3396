export { consentHere, useConsent } from './consent.ts'
export { LegalSection } from './LegalSection.tsx'
