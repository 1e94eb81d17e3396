import { releaseWords } from '@bewezen/domain/base/releaseWords.ts'
import { holdsTyped } from '../hydration/typed.ts'
import { buttonLook } from '../parts/buttonLook.ts'

type Page = {
  /** What the site says of the code of this page: it is there, it is no more, or nothing, when it does not answer. */
  says: () => Promise<'there' | 'gone' | null>
  holdsTyped: () => boolean
  reload: () => void
  say: (what: string) => void
  kept: Pick<Storage, 'getItem' | 'setItem'>
}

const address = import.meta.url
const key = 'release-left'

const browser: Page = {
  says: async () => {
    // Not a GET: that one may come from what was kept in this browser.
    const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
    return answer?.status === 404 ? 'gone' : answer?.ok ? 'there' : null
  },
  holdsTyped: () => holdsTyped() || !dispatchEvent(new Event('beforeunload', { cancelable: true })),
  reload: () => location.reload(),
  say: sayOutdated,
  get kept() {
    return sessionStorage
  },
}

/** How often a file failed while the site answered, by what loads it. */
const failures = new WeakMap<object, number>()

/**
 * To be told when code could not be fetched. When a newer release took its place, or when it fails again although the site
 * answers, as it does where a browser remembers that a file failed, the page is loaded anew; while something typed would be
 * lost, or when loading it anew did not help, the page says so instead.
 */
export async function followFailure(load: object, page: Page = browser): Promise<void> {
  const answer = await page.says()
  const times = answer === 'there' ? (failures.get(load) ?? 0) + 1 : 0
  failures.set(load, times)
  if (answer !== 'gone' && times < 2) return
  if (page.holdsTyped() || !firstTime(page)) page.say(answer === 'gone' ? releaseWords.outdated : releaseWords.stuck)
  else page.reload()
}

/** Whether the page was not loaded anew for this release before; a browser that keeps nothing is asked about, not reloaded. */
function firstTime({ kept }: Page): boolean {
  try {
    if (kept.getItem(key) === address) return false
    kept.setItem(key, address)
    return true
  } catch {
    return false
  }
}

/**
 * Says above the page, once, why it should be loaded anew, and leaves it to the reader when (SH-ERR-19). Drawn without
 * React: it must stand whatever of its page can be drawn.
 */
function sayOutdated(what: string): void {
  if (document.getElementById(key)) return
  const notice = document.createElement('div')
  notice.id = key
  notice.role = 'alert'
  notice.className = 'gutter flex flex-wrap items-center gap-3 border-b border-line bg-surface-2 py-2'
  const refresh = document.createElement('button')
  refresh.className = `${buttonLook({ look: 'line', size: 's' })} ml-auto`
  refresh.textContent = releaseWords.refresh
  refresh.onclick = () => location.reload()
  notice.append(what, refresh)
  document.body.prepend(notice)
}
