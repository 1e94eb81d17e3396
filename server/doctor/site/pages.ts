import { type Finding, good, notUsed, warning, wrong } from '../finding.ts'

/** How the built pages are: made from the sources as they are, from older ones, or not there. */
export type Built = 'fresh' | 'old' | 'none'

/** Whether there is something to show (OPS-DOCTOR-18). */
export function lookAtPages(built: Built, mode: string): Finding[] {
  if (mode === 'development') return [notUsed('pages', 'they are drawn from their sources')]
  if (built === 'fresh') return [good('pages', 'are built')]
  const todo = 'npm start builds them; when the server is started in another way: npm run build.'
  if (built === 'none') return [wrong('pages', 'are not built: no page can be shown', todo)]
  return [warning('pages', 'are older than their sources', todo)]
}
