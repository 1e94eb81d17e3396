import { longDate } from '@bewezen/domain/base/dates.ts'
import { feedWords as words } from '@bewezen/domain/events/feedWords.ts'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Button } from '../../base/parts/Button.tsx'
import { ConfirmDialog } from '../../base/parts/ConfirmDialog.tsx'
import { Loaded } from '../../base/parts/Loaded.tsx'
import { Skeleton } from '../../base/parts/Skeleton.tsx'
import { FeedAddress } from './FeedAddress.tsx'
import { useFeed } from './useFeed.ts'

/** Lets a calendar program follow one's own enrolments, by an address that can be renewed and revoked. */
export function CalendarFeed() {
  const read = useRead(api.events.calendarFeed, {})
  return (
    <section aria-labelledby="calendar-feed" className="grid gap-4">
      <div>
        <h2 id="calendar-feed" className="heading text-fs-26">
          {words.title}
        </h2>
        <p className="max-w-[62ch] text-[15px] text-ink-2">{words.text}</p>
      </div>
      <Loaded read={read} failed={words.loadFailed} waiting={<Skeleton className="h-12 w-60" />}>
        {({ madeAt }) => <Connection madeAt={madeAt} />}
      </Loaded>
    </section>
  )
}

function Connection({ madeAt }: { madeAt: string | null }) {
  const { url, make, revoke } = useFeed()
  const [asks, setAsks] = useState<'renew' | 'revoke' | null>(null)
  const busy = make.isPending || revoke.isPending
  if (madeAt === null)
    return (
      <Button
        icon={<CalendarPlus size={18} />}
        busy={busy}
        onClick={() => make.mutate({})}
        className="justify-self-start max-sm:w-full"
      >
        {words.make}
      </Button>
    )
  const confirm = () => {
    if (asks === 'renew') make.mutate({})
    if (asks === 'revoke') revoke.mutate({})
    setAsks(null)
  }
  return (
    <>
      <p className="text-[15px]">{words.since(longDate(madeAt))}</p>
      {url && <FeedAddress url={url} />}
      <div className="flex flex-wrap gap-2 max-sm:*:w-full">
        <Button look="line" busy={busy} onClick={() => setAsks('renew')}>
          {words.renew}
        </Button>
        <Button look="danger" busy={busy} onClick={() => setAsks('revoke')}>
          {words.revoke}
        </Button>
      </div>
      <ConfirmDialog
        open={asks !== null}
        onClose={() => setAsks(null)}
        question={asks === 'renew' ? words.renewQuestion : words.revokeQuestion}
        text={asks === 'renew' ? words.renewText : words.revokeText}
        verb={asks === 'renew' ? words.renew : words.revoke}
        harmless={asks === 'renew'}
        onConfirm={confirm}
      />
    </>
  )
}
