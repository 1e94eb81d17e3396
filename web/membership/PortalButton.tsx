import { portalLabel } from '@bewezen/domain/membership/planPage.ts'
import { words } from '@bewezen/domain/membership/words.ts'
import ExternalLink from 'lucide-react/icons/external-link'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { Button } from '../base/parts/Button.tsx'
import { usePortal } from './usePortal.ts'

/**
 * Leads to the provider's page for invoices, the way to pay, and cancelling (SUB-PAGE-11, SUB-PAGE-17, SUB-PAGE-19). For somebody whom
 * the provider does not know, such as who was given access, there is a sentence instead: the page could not open.
 */
export function PortalButton() {
  const portal = usePortal()
  const own = useRead(api.membership.mine, {})
  // As high as the button, so that nothing under it moves when the answer comes.
  if (own.data?.portal === false)
    return <p className="flex min-h-11 items-center text-[15px] leading-[22px]! text-ink-2">{words.noCustomer}</p>
  return (
    <Button look="line" icon={<ExternalLink size={18} />} busy={portal.isBusy} onClick={portal.open}>
      {portalLabel(own.data)}
    </Button>
  )
}
