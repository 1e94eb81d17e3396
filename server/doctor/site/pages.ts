import { type Finding, good, notUsed, warning, wrong } from '../finding.ts'

/** How something that is built is: made from the sources as they are, from older ones, or not there. */
export type Built = 'fresh' | 'old' | 'none'

const todo = 'npm start builds it; when the server is started in another way: npm run build.'

/** Whether there is something to show (OPS-DOCTOR-18). */
export function lookAtPages(built: Built, mode: string): Finding[] {
  if (mode === 'development') return [notUsed('pages', 'they are drawn from their sources')]
  if (built === 'fresh') return [good('pages', 'are built')]
  if (built === 'none') return [wrong('pages', 'are not built: no page can be shown', todo)]
  return [warning('pages', 'are older than their sources', todo)]
}

/** Whether the server itself is built (OPS-DOCTOR-18). */
export function lookAtProgram(built: Built, mode: string): Finding[] {
  if (mode === 'development') return [notUsed('program', 'the server runs from its sources')]
  if (built === 'fresh') return [good('program', 'is built')]
  if (built === 'none')
    return [warning('program', 'is not built: from its sources the server starts seconds later', todo)]
  return [warning('program', 'is older than its sources', todo)]
}
