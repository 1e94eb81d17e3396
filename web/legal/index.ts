export { useConsent } from './consent.ts'
export { FramedText } from './FramedText.tsx'
export { LegalActions } from './LegalTools.tsx'
