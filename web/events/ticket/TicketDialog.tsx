import { codeText } from '@bewezen/domain/production/placeCodes.ts'
import { ticketWords as words } from '@bewezen/domain/production/ticketWords.ts'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Loaded } from '../../base/parts/Loaded.tsx'
import { ResponsiveModal } from '../../base/parts/ResponsiveModal.tsx'
import { QrCode } from '../../base/qr/QrCode.tsx'

/** The own code of a place, to be shown at the door (EV-MORE-54). */
export function TicketDialog({ dateId, onClose }: { dateId: string; onClose: () => void }) {
  const read = useRead(api.production.ticket, { dateId })
  return (
    <ResponsiveModal open readsFirst width="s" title={words.title} description={words.text} onClose={onClose}>
      <Loaded read={read} failed={words.failed}>
        {({ code }) => (
          <div className="grid justify-items-center gap-4 py-2">
            <QrCode text={code.toUpperCase()} label={words.picture(codeText(code))} />
            <p className="font-mono text-fs-21 tracking-[0.08em]">{codeText(code)}</p>
          </div>
        )}
      </Loaded>
    </ResponsiveModal>
  )
}
