import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/**
 * What the process holds in memory, in bytes, when nothing is left that nobody uses. As the system counts it, freed memory
 * is used again before more is taken; as the heap counts it, what sockets hold below it is missing.
 */
export function heldNow(): { system: number; heap: number } {
  collect()
  const { rss, heapUsed, external } = process.memoryUsage()
  return { system: rss, heap: heapUsed + external }
}
