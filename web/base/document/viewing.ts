import assets from 'virtual:assets'
import { noncePlaceholder, type PageRequest } from '@bewezen/domain/base/renderer.ts'
import { viewingTag } from '../session/viewing.ts'

/**
 * What the page of an admin who views as another carries beside its own: as whom and until when, and the code of the bar.
 * No other page knows of it, so that none grows by it (ADM-MORE-53).
 */
export function viewingTags(viewing: PageRequest['viewing']): string {
  if (!viewing) return ''
  const [file = '/access/viewingBar.tsx'] = assets.parts.viewingBar ?? []
  return [
    `<meta name="${viewingTag}" content="${viewing.as} ${viewing.endsAt}">`,
    `<script type="module" nonce="${noncePlaceholder}">import("${file}").then((bar) => bar.showViewing())</script>`,
  ].join('')
}
