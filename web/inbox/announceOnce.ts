import { type Announced, nothingAnnounced, toAnnounce } from '@bewezen/domain/inbox/sound.ts'

const key = 'announced'
/** A tab that nobody looks at lets one that is looked at go first: the notice belongs where it is seen. */
const hiddenWaitsMs = 300

let kept: Announced = nothingAnnounced

/** A claim across tabs (Web Locks and localStorage), so that one tab alone announces an arrival: answers those that are left to this tab, and whether they sound. */
export async function claim(
  ids: readonly string[],
  wantsSound: boolean,
): Promise<{ fresh: string[]; sounds: boolean }> {
  if (document.hidden) await new Promise((resolve) => setTimeout(resolve, hiddenWaitsMs))
  const take = () => {
    const { fresh, sounds, after } = toAnnounce(read(), ids, wantsSound, Date.now())
    write(after)
    return { fresh, sounds }
  }
  return 'locks' in navigator ? navigator.locks.request(key, take) : take()
}

function read(): Announced {
  try {
    const { ids, soundAt } = JSON.parse(localStorage.getItem(key) ?? '{}')
    if (Array.isArray(ids) && typeof soundAt === 'number') return { ids: ids.map(String), soundAt }
  } catch {
    // What cannot be read is as good as empty; this tab still knows what it announced itself.
  }
  return kept
}

function write(announced: Announced): void {
  kept = announced
  try {
    localStorage.setItem(key, JSON.stringify(announced))
  } catch {
    // A browser that keeps nothing has this tab's own memory.
  }
}
