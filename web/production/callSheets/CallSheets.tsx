import type { Sheet } from '@bewezen/domain/production/callSheet.ts'
import { callSheetWords as words } from '@bewezen/domain/production/callSheetWords.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Mail from 'lucide-react/icons/mail'
import Printer from 'lucide-react/icons/printer'
import { useEffect, useState } from 'react'
import { api } from '../../base/api/api.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useRead } from '../../base/api/useRead.ts'
import { useTitle } from '../../base/document/useTitle.ts'
import { Button } from '../../base/parts/Button.tsx'
import { EmptyState } from '../../base/parts/EmptyState.tsx'
import { Loaded } from '../../base/parts/Loaded.tsx'
import { PathLink } from '../../base/parts/PathLink.tsx'
import { Main } from '../../base/parts/Screen.tsx'
import { usePrintOnly } from '../../base/print/printOnly.ts'
import { AllPaper } from './AllPaper.tsx'
import { OnePaper } from './OnePaper.tsx'
import { Sendings } from './Sendings.tsx'
import { SheetList } from './SheetList.tsx'
import { useSend } from './useSend.ts'
import type { AllSheets } from './useSheets.ts'

/** Everybody's sheet and the sheet for all, to mail and to print (EV-MORE-42, EV-MORE-45, EV-MORE-46). */
export function CallSheets({ eventId, whose }: { eventId: string; whose: string }) {
  const read = useRead(api.production.callSheets, { eventId }, { staleTime: 0 })
  usePrintOnly()
  useTitle(words.all)
  const code = refusalOf(read.error)?.code
  return (
    <Main className="page max-w-[1336px] pt-6 pb-12 lg:pb-20">
      <PathLink
        to={`/events/admin?event=${eventId}&tab=briefings`}
        className="inline-flex min-h-11 items-center gap-2 font-semibold no-underline"
      >
        <ArrowLeft size={18} aria-hidden="true" />
        {words.back}
      </PathLink>
      <h1 className="heading mb-5 text-[1.875rem] leading-[1.1] tracking-[-0.03em] lg:text-fs-46">{words.all}</h1>
      {code === 'EVENT_NOT_FOUND' || code === 'INVALID_INPUT' ? (
        <EmptyState art="arc" title={words.sendRefused.EVENT_NOT_FOUND} />
      ) : (
        <Loaded read={read} failed={words.failed}>
          {(all) => <Chosen all={all} whose={whose} />}
        </Loaded>
      )}
    </Main>
  )
}

function Chosen({ all, whose }: { all: AllSheets; whose: string }) {
  const sheet = all.sheets.find(({ person }) => person.id === whose) ?? null
  const isPrintingAll = usePrintingAll()
  const { event, sheets } = all
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[200px_minmax(0,1fr)_200px]">
      <SheetList all={all} chosen={sheet?.person.id ?? ''} />
      <div className="grid min-w-0 gap-4">
        <div className="flex flex-wrap gap-2.5 lg:justify-end">
          {sheets.length > 0 && (
            <Button look="line" icon={<Printer size={18} />} onClick={isPrintingAll.print}>
              {words.printAll(sheets.length)}
            </Button>
          )}
          <Button look="line" icon={<Printer size={18} />} onClick={() => window.print()}>
            {words.print}
          </Button>
          {sheet && <Send key={sheet.person.id} eventId={event.id} sheet={sheet} />}
        </div>
        <div data-printed className="grid gap-5">
          {isPrintingAll.now ? (
            sheets.map((one) => <OnePaper key={one.person.id} event={event} sheet={one} />)
          ) : sheet ? (
            <OnePaper event={event} sheet={sheet} />
          ) : (
            <AllPaper all={all} />
          )}
        </div>
      </div>
      {sheet && <Sendings sheet={sheet} zone={event.zone} />}
    </div>
  )
}

function Send({ eventId, sheet }: { eventId: string; sheet: Sheet }) {
  const { person, sent } = sheet
  const { send, isBusy } = useSend(eventId, person, sent[0]?.version ?? 0)
  const name = displayName(person)
  return (
    <Button icon={<Mail size={18} />} busy={isBusy} onClick={send}>
      {sent.length === 0 ? words.send(name) : words.sendAgain(name)}
    </Button>
  )
}

/** All sheets stand on the page while they are printed, each on a page of its own (EV-MORE-46). */
function usePrintingAll() {
  const [now, setNow] = useState(false)
  useEffect(() => {
    if (!now) return
    window.print()
    setNow(false)
  }, [now])
  return { now, print: () => setNow(true) }
}
