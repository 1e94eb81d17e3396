import { deelnemersWords as words } from '@bewezen/domain/events/deskWords.ts'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { api } from '../../../base/api/api.ts'
import { Button } from '../../../base/parts/Button.tsx'
import { tellError, tellSuccess } from '../../../base/parts/toast.ts'
import { useDeskChange } from './useDeskChange.ts'

/** Lets a refund that failed be tried again at once (EV-CANCEL-12, EV-PART-05). */
export function RetryRefund({ of: { id }, name }: { of: { id: string }; name: string }) {
  const retry = useDeskChange(api.events.retryRefund, {
    onDone: () => tellSuccess(words.retried),
    onRefused: () => tellError(words.retryFailed, words.retryFailedText),
  })
  return (
    <Button
      look="line"
      size="s"
      icon={<RefreshCw size={16} />}
      busy={retry.isPending}
      aria-label={words.retryOf(name)}
      onClick={() => retry.mutate({ enrollmentId: id })}
    >
      {words.retry}
    </Button>
  )
}
