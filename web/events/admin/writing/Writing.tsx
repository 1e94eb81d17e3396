import { writingWords as words } from '@bewezen/domain/events/writingWords.ts'
import Mails from 'lucide-react/icons/mails'
import Send from 'lucide-react/icons/send'
import Settings2 from 'lucide-react/icons/settings-2'
import { useState } from 'react'
import { api } from '../../../base/api/api.ts'
import { useRead } from '../../../base/api/useRead.ts'
import { Button } from '../../../base/parts/Button.tsx'
import { Card } from '../../../base/parts/Card.tsx'
import type { About } from '../about.ts'
import { fresh } from '../caching.ts'
import { Compose } from './Compose.tsx'
import { History } from './History.tsx'
import { Letters } from './Letters.tsx'
import type { KeptDraft } from './useDraft.ts'

type Opened = 'compose' | 'history' | 'letters' | null

/** Writing to the participants of an event: one at a time, what went before, and what goes by itself (EV-MORE-60..68). */
export function Writing({ event, date, kept }: About & { kept: KeptDraft }) {
  const [opened, open] = useState<Opened>(null)
  const { data } = useRead(api.events.written, { eventId: event.id }, fresh.counts)
  const close = () => open(null)
  const compose = () => {
    if (!kept.isBegun) kept.put({ dateId: date?.id ?? '' })
    open('compose')
  }
  return (
    <Card
      as="section"
      aria-labelledby="writing"
      className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 lg:px-6"
    >
      <div>
        <h2 id="writing" className="heading text-fs-21">
          {words.title}
        </h2>
        <p className="min-h-[1lh] text-fs-14 text-ink-2">
          {data && (data.total === 0 ? words.none : words.sent(data.total))}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button look="line" icon={<Settings2 size={18} />} onClick={() => open('letters')}>
          {words.letters}
        </Button>
        {data && data.total > 0 && (
          <Button look="line" icon={<Mails size={18} />} onClick={() => open('history')}>
            {words.history}
          </Button>
        )}
        <Button icon={<Send size={18} />} onClick={compose}>
          {kept.isBegun ? words.goOn : words.compose}
        </Button>
      </div>
      {opened === 'compose' && <Compose event={event} kept={kept} onClose={close} />}
      {opened === 'history' && <History event={event} onClose={close} />}
      {opened === 'letters' && <Letters eventId={event.id} onClose={close} />}
    </Card>
  )
}
