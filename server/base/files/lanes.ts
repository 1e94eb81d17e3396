/** Work that is done a few at a time; what comes when too many wait is turned away with null. */
export type Lanes = <T>(work: () => Promise<T>) => Promise<T | null>

/** Opens lanes: at most `atOnce` pieces of work run, at most `waiting` stand in line, in order of arrival. */
export function openLanes(atOnce: number, waiting: number): Lanes {
  let running = 0
  const line: (() => void)[] = []

  return async (work) => {
    if (running >= atOnce) {
      if (line.length >= waiting) return null
      // The one that leaves hands over its lane, so that nobody can slip in between.
      await new Promise<void>((go) => line.push(go))
    } else {
      running++
    }
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else running--
    }
  }
}
