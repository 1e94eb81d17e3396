import { mailboxWords as words } from '@bewezen/domain/external/screenWords.ts'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { api } from '../../base/api/api.ts'
import { Button } from '../../base/parts/Button.tsx'
import { useExternalChange } from '../useExternalChange.ts'

/** Reads a mailbox now; how it went stands beside it (IN-EXT-43). */
export function CheckMailbox({ id, isActive }: { id: string; isActive: boolean }) {
  const check = useExternalChange(api.external.checkMailbox, {
    said: ({ mailbox }) => (mailbox && !mailbox.trouble ? words.works : null),
    failed: words.checkFailed,
  })
  return (
    <Button
      look="line"
      icon={<RefreshCw size={17} />}
      busy={check.isPending}
      disabled={!isActive}
      onClick={() => check.mutate({ id })}
    >
      {words.check}
    </Button>
  )
}
