import type { Decisions } from '../base/facts/decisions.ts'

const triagers = { audience: { capability: 'manageSite' } } as const

/** Reports are heard of by those who triage them; whoever reported gets no list (SH-REPORT-26). */
export const reportsDecisions = {
  'report.made': triagers,
  'report.changed': triagers,
  'report.removed': triagers,
} satisfies Decisions
