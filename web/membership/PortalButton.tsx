import { longDate } from '@bewezen/domain/base/dates.ts'
import { portalLabel, portalNote } from '@bewezen/domain/membership/planPage.ts'
import { words } from '@bewezen/domain/membership/words.ts'
import ExternalLink from 'lucide-react/icons/external-link'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { Button } from '../base/parts/Button.tsx'
import { usePortal } from './usePortal.ts'

const note = 'max-w-[62ch] text-fs-14 leading-[22px]! text-ink-2'
/** A day whose name is as long as any: the note of every answer fits in the place of this one. */
const longest = longDate('2026-09-30T12:00:00Z')

/**
 * Leads to the provider's page for invoices, the way to pay, and cancelling, and says so (SUB-PAGE-11, SUB-PAGE-17, SUB-PAGE-19,
 * SUB-PAGE-20). For somebody whom the provider does not know, such as who was given access, there is a sentence instead: the
 * page could not open. Before that is known its place is empty, and as high as anything that may come (SUB-PAGE-21).
 */
export function PortalButton() {
  const portal = usePortal()
  const own = useRead(api.membership.mine, {})
  const isKnown = own.data !== undefined || own.isError
  return (
    <div className="grid">
      <div aria-hidden="true" className="invisible grid gap-2 [grid-area:1/1]">
        <span className="min-h-11" />
        <p className={note}>
          {words.portalNote.managed} {words.portalNote.kept(longest)}
        </p>
      </div>
      <div className="grid content-start justify-items-start gap-2 [grid-area:1/1]">
        {own.data?.portal === false ? (
          <p className="flex min-h-11 items-center text-[15px] leading-[22px]! text-ink-2">{words.noCustomer}</p>
        ) : (
          isKnown && (
            <>
              <Button look="line" icon={<ExternalLink size={18} />} busy={portal.isBusy} onClick={portal.open}>
                {portalLabel(own.data)}
              </Button>
              <p className={note}>{portalNote(own.data, new Date())}</p>
            </>
          )
        )}
      </div>
    </div>
  )
}
