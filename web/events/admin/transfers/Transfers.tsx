import { shortDateTime } from '@bewezen/domain/base/dates.ts'
import { deelnemersWords } from '@bewezen/domain/events/deskWords.ts'
import type { DeskTransfer } from '@bewezen/domain/events/transferContract.ts'
import { transferRefusedText, transferDeskWords as words } from '@bewezen/domain/events/transferWords.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { api } from '../../../base/api/api.ts'
import { useQueries } from '../../../base/api/queries.ts'
import { refusalOf } from '../../../base/api/refusal.ts'
import { useChange } from '../../../base/api/useChange.ts'
import { useRead } from '../../../base/api/useRead.ts'
import { Button } from '../../../base/parts/Button.tsx'
import { Card } from '../../../base/parts/Card.tsx'
import { tellError, tellSuccess } from '../../../base/parts/toast.ts'
import type { About } from '../about.ts'
import { fresh } from '../caching.ts'

/** The places that two people agree to hand on, each for one press of an admin; nothing where there are none (EV-MORE-34). */
export function Transfers({ event, date }: Pick<About, 'event' | 'date'>) {
  const read = useRead(api.events.transfers, { eventId: event.id, dateId: date?.id ?? null }, fresh.counts)
  const found = read.data ?? []
  if (read.isError) return <p role="alert">{words.loadFailed}</p>
  if (found.length === 0) return null
  return (
    <Card as="section" pad aria-labelledby="transfers">
      <h2 id="transfers" className="heading text-fs-21">
        {words.title}
      </h2>
      <p className="mt-1 max-w-[62ch] text-fs-14 text-ink-2">{words.text}</p>
      <ul className="mt-3 grid divide-y divide-line">
        {found.map((one) => (
          <Transfer key={one.id} of={one} zone={event.zone} />
        ))}
      </ul>
    </Card>
  )
}

function Transfer({ of: it, zone }: { of: DeskTransfer; zone: string }) {
  const cache = useQueries()
  const [holder, receiver] = [displayName(it.holder), displayName(it.receiver)]
  const settled = (text: string) => ({
    onSuccess: () => tellSuccess(text),
    onError: (error: Error) => {
      const { code = '', data } = refusalOf(error) ?? {}
      tellError(words.failed, transferRefusedText(code, data) ?? deelnemersWords.failed)
    },
    onSettled: () => cache.invalidateQueries({ queryKey: api.events.key() }),
  })
  const agree = useChange(api.events.agreeTransfer, settled(words.agreed(receiver)))
  const refuse = useChange(api.events.refuseTransfer, settled(words.refused))
  const isBusy = agree.isPending || refuse.isPending
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <p className="min-w-0 wrap-anywhere">
        {words.line(holder, receiver)}
        <span className="block text-fs-13 text-ink-2">{shortDateTime(it.startAt, zone)}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="s"
          aria-label={words.agreeOf(holder, receiver)}
          busy={agree.isPending}
          disabled={isBusy}
          onClick={() => agree.mutate({ transferId: it.id })}
        >
          {words.agree}
        </Button>
        <Button
          look="line"
          size="s"
          aria-label={words.refuseOf(holder, receiver)}
          busy={refuse.isPending}
          disabled={isBusy}
          onClick={() => refuse.mutate({ transferId: it.id })}
        >
          {words.refuse}
        </Button>
      </div>
    </li>
  )
}
