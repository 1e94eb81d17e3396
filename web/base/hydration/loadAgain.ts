import { followFailure } from '../document/release.ts'

export { followFailure }

const shortest = 2_000
const longest = 60_000
/** The messages of browsers for a module that could not be fetched; one that fails while it runs is a fault of ours. */
const unfetched = /dynamically imported module|importing a module script/i

/** Loads a file that could not be fetched, as often as it takes. */
export async function loadAgain<Module>(load: () => Promise<Module>, first: unknown): Promise<Module> {
  let fault = first
  for (let pause = shortest; ; pause = Math.min(longest, pause * 2)) {
    if (!(fault instanceof Error && unfetched.test(fault.message))) throw fault
    void followFailure(load)
    await nextChance(pause)
    try {
      return await load()
    } catch (next) {
      fault = next
    }
  }
}

/** The connection is back, or somebody wants what the file draws (`askAgain`). */
const chances = ['online', 'loadagain']

const nextChance = (pause: number): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      for (const chance of chances) removeEventListener(chance, go)
      resolve()
    }
    const timer = setTimeout(go, pause)
    for (const chance of chances) addEventListener(chance, go)
  })
