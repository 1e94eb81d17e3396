import { built } from '../tools/start/built.ts'
import { fillOnce } from './site.ts'

/** Before the first story: builds what is older than its sources, and fills a demo community to copy. */
export default async function setUp(): Promise<() => Promise<void>> {
  for (const part of ['web', 'server', 'database'] as const) await built(part)
  return fillOnce()
}
