import { callSheetWords as words } from '@bewezen/domain/production/callSheetWords.ts'
import Printer from 'lucide-react/icons/printer'
import { useAddress } from '../../base/address/useAddress.ts'
import { api } from '../../base/api/api.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useRead } from '../../base/api/useRead.ts'
import { useTitle } from '../../base/document/useTitle.ts'
import { Button } from '../../base/parts/Button.tsx'
import { EmptyState } from '../../base/parts/EmptyState.tsx'
import { Loaded } from '../../base/parts/Loaded.tsx'
import { Screen } from '../../base/parts/Screen.tsx'
import { usePrintOnly } from '../../base/print/printOnly.ts'
import { useOwnAccess } from '../../base/session/ownAccess.ts'
import { CallSheets } from './CallSheets.tsx'
import { OnePaper } from './OnePaper.tsx'

/** `/events/{id}/callsheet`: the own call sheet; an admin who asks for those of others gets them (EV-MORE-42, EV-MORE-45). */
export function CallSheetScreen({ eventId }: { eventId: string }) {
  const [whose] = useAddress<string>('wie', '')
  const access = useOwnAccess()
  if (whose === '') return <OwnSheet eventId={eventId} />
  // Nothing is asked before it is known that an admin looks.
  if (!access.data) return null
  return access.data.may.includes('manageEvents') ? (
    <CallSheets eventId={eventId} whose={whose} />
  ) : (
    <OwnSheet eventId={eventId} />
  )
}

/** The own call sheet, as it stands now. */
function OwnSheet({ eventId }: { eventId: string }) {
  // Where one must be on the day may have changed a minute ago.
  const read = useRead(api.production.callSheet, { eventId }, { staleTime: 0 })
  usePrintOnly()
  useTitle(read.data ? `${words.title} ${read.data.event.title}` : null)
  const code = refusalOf(read.error)?.code
  return (
    <Screen
      title={words.title}
      width="narrow"
      actions={
        read.data && (
          <Button look="line" icon={<Printer size={18} />} onClick={() => window.print()}>
            {words.print}
          </Button>
        )
      }
    >
      {code === 'NOT_FOUND' || code === 'INVALID_INPUT' ? (
        <EmptyState art="arc" title={words.missing} text={words.missingText} />
      ) : (
        <Loaded read={read} failed={words.failed}>
          {({ event, sheet }) => (
            <div data-printed>
              <OnePaper event={event} sheet={sheet} />
            </div>
          )}
        </Loaded>
      )}
    </Screen>
  )
}
