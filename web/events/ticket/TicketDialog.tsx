import { codeText } from '@bewezen/domain/production/codes.ts'
import { ticketWords as words } from '@bewezen/domain/production/dayWords.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Loaded } from '../../base/parts/Loaded.tsx'
import { ResponsiveModal } from '../../base/parts/ResponsiveModal.tsx'
import { QrCode } from '../../base/qr/QrCode.tsx'
import { TicketButton, type TicketProps } from './TicketButton.tsx'

/** The own code of a place, to be shown at the door (EV-MORE-54). */
export function TicketDialog({ opensAtOnce, ...props }: TicketProps & { opensAtOnce?: boolean }) {
  const [isOpen, setOpen] = useState(opensAtOnce ?? false)
  return (
    <>
      <TicketButton {...props} onClick={() => setOpen(true)} aria-haspopup="dialog" aria-expanded={isOpen} />
      {isOpen && (
        <ResponsiveModal
          open
          readsFirst
          width="s"
          title={words.title}
          description={words.text}
          onClose={() => setOpen(false)}
        >
          <Code dateId={props.dateId} />
        </ResponsiveModal>
      )}
    </>
  )
}

function Code({ dateId }: { dateId: string }) {
  const read = useRead(api.production.ticket, { dateId })
  return (
    <Loaded read={read} failed={words.failed}>
      {({ code }) => (
        <div className="grid justify-items-center gap-4 py-2">
          <QrCode text={code.toUpperCase()} label={words.picture(codeText(code))} />
          <p className="font-mono text-fs-21 tracking-[0.08em]">{codeText(code)}</p>
        </div>
      )}
    </Loaded>
  )
}
