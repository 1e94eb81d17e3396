import type { DownloadState } from '@bewezen/domain/shop/access.ts'
import { type ReactNode, useState } from 'react'
import { browserOnly } from '../../base/hydration/browserOnly.tsx'
import { openDownload } from './download.ts'

/** Its code comes when it is asked. */
const WaiveDialog = browserOnly(() => import('./WaiveDialog.tsx'), 'WaiveDialog')

type Given = {
  /** Of the product. */
  name: string
  /** Asks the server for the address; `waives` says that the buyer lets go of the right to withdraw. */
  ask: (waives: boolean) => Promise<{ url: string }>
}

/** Opens a download; one that can still be withdrawn from after the question of `dialog`, which its caller draws (SHOP-ORDER-30). */
export function useDownload({ name, ask }: Given): { open: (state: DownloadState | null) => void; dialog: ReactNode } {
  const [asks, setAsks] = useState<'never' | 'asks' | 'asked'>('never')
  const confirm = () => {
    setAsks('asked')
    void openDownload('open', () => ask(true))
  }
  return {
    open: (state) =>
      void openDownload(
        state,
        () => ask(false),
        () => setAsks('asks'),
      ),
    dialog: asks !== 'never' && (
      <WaiveDialog open={asks === 'asks'} name={name} onClose={() => setAsks('asked')} onConfirm={confirm} />
    ),
  }
}
