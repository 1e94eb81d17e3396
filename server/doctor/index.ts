export { examineSite } from './examineSite.ts'
export { countOf, exitCodeOf, type Finding, type State } from './finding.ts'
export type { Built } from './site/pages.ts'
