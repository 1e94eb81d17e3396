import type { Notice } from '@bewezen/domain/base/words.ts'
import type { DownloadState } from '@bewezen/domain/shop/access.ts'
import { downloadRefused, catalogueWords as words } from '@bewezen/domain/shop/catalogueWords.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'

/**
 * Opens a download at the address that `ask` is answered with, one outside in a new tab, and says how that went. One
 * without an address says so and opens nothing; one that ends the right to withdraw asks first, by `onRightEnds` (SHOP-BUY-03, SHOP-BUY-04, SHOP-BUY-05, SHOP-BUY-06, SHOP-ORDER-30).
 */
export async function openDownload(
  state: DownloadState | null,
  ask: () => Promise<{ url: string }>,
  onRightEnds?: () => void,
): Promise<void> {
  if (state === 'missing') return tellError(downloadRefused.DOWNLOAD_MISSING.title)
  let tab: Window | null = null
  try {
    // Opened by the click itself: a tab that opens after an answer is taken for an advertisement.
    tab = window.open('about:blank', '_blank')
    if (tab) tab.opener = null
    const { url } = await ask()
    // A file of the site is sent to be kept, and would leave a tab of its own behind empty.
    const isOwn = url.startsWith('/')
    if (isOwn) tab?.close()
    if (tab && !isOwn) tab.location.replace(url)
    else window.location.assign(url)
    tellSuccess(words.downloadStarted)
  } catch (error) {
    tab?.close()
    const code = refusalOf(error)?.code
    if (code === 'RIGHT_ENDS' && onRightEnds) return onRightEnds()
    const refused: Readonly<Record<string, Notice | undefined>> = downloadRefused
    const { title, text } = refused[code ?? ''] ?? { title: words.downloadFailed }
    tellError(title, text)
  }
}
