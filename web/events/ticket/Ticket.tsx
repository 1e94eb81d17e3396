import { ticketWords as words } from '@bewezen/domain/production/ticketWords.ts'
import QrCode from 'lucide-react/icons/qr-code'
import { useState } from 'react'
import { Button } from '../../base/parts/Button.tsx'
import { onNeed } from '../../base/parts/onNeed.tsx'

const TicketDialog = onNeed(() => import('./TicketDialog.tsx'), 'TicketDialog')

/** Shows the own code of a place to whoever has one (EV-MORE-54). */
export function Ticket({ dateId }: { dateId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        block
        icon={<QrCode size={18} />}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      >
        {words.show}
      </Button>
      {isOpen && <TicketDialog dateId={dateId} onClose={() => setOpen(false)} />}
    </>
  )
}
