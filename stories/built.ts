import { builtWeb } from '../tools/start/built.ts'
import { fillOnce } from './site.ts'

/** Before the first story: builds the pages, when they are older than their sources, and fills a demo community to copy. */
export default async function setUp(): Promise<() => Promise<void>> {
  await builtWeb()
  return fillOnce()
}
