import { words } from '@bewezen/domain/membership/words.ts'
import ExternalLink from 'lucide-react/icons/external-link'
import { Button } from '../base/parts/Button.tsx'
import { usePortal } from './usePortal.ts'

/** Leads to the provider's page for invoices, the way to pay, and cancelling (SUB-PAGE-11, SUB-PAGE-17). */
export function PortalButton() {
  const portal = usePortal()
  return (
    <Button look="line" icon={<ExternalLink size={18} />} busy={portal.isBusy} onClick={portal.open}>
      {words.button.portal}
    </Button>
  )
}
