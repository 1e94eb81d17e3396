import type { ExternalSource } from '@bewezen/domain/external/contract.ts'
import { ConnectDialog } from './ConnectDialog.tsx'
import type { OpenSource } from './opened.ts'
import { RemoveSource } from './RemoveSource.tsx'
import { RenewSecret } from './RenewSecret.tsx'
import { SourceDialog } from './SourceDialog.tsx'

type Props = {
  opened: OpenSource
  /** The source as it stands by now; null when it is new or gone. */
  newest: ExternalSource | null
  onNext: (opened: OpenSource) => void
  onClose: () => void
  onThread: (threadId: string) => void
}

/** What lies over the list of sources. */
export function SourceDialogs({ opened, newest, onNext, onClose, onThread }: Props) {
  const connect = (source: ExternalSource, secret: string | null) => onNext({ what: 'connect', source, secret })
  switch (opened.what) {
    case 'form':
      return <SourceDialog source={opened.source} newest={newest} onMade={connect} onClose={onClose} />
    case 'renew':
      return <RenewSecret source={opened.source} onRenewed={connect} onClose={onClose} />
    case 'remove':
      return <RemoveSource source={newest ?? opened.source} onClose={onClose} />
    case 'connect':
      return (
        <ConnectDialog source={newest ?? opened.source} secret={opened.secret} onThread={onThread} onClose={onClose} />
      )
  }
}
