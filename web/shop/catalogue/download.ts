import type { Notice } from '@bewezen/domain/base/words.ts'
import type { DownloadState } from '@bewezen/domain/shop/access.ts'
import { downloadRefused, catalogueWords as words } from '@bewezen/domain/shop/catalogueWords.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'

/**
 * Opens a download in a new tab, at the address that `ask` is answered with, and says how that went. One without an
 * address says so and opens nothing; one that ends the right to withdraw asks first, by `onRightEnds` (SHOP-BUY-03, SHOP-BUY-04, SHOP-BUY-05, SHOP-BUY-06, SHOP-ORDER-30).
 */
export async function openDownload(
  state: DownloadState | null,
  ask: () => Promise<{ url: string }>,
  onRightEnds?: () => void,
): Promise<void> {
  if (state === 'missing') return tellError(downloadRefused.DOWNLOAD_MISSING.title)
  // Opened by the click itself: a tab that opens after an answer is taken for an advertisement.
  const tab = window.open('about:blank', '_blank')
  if (tab) tab.opener = null
  try {
    const { url } = await ask()
    if (tab) tab.location.replace(url)
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
