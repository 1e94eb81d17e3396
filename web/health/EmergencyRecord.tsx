import type { Emergency } from '@bewezen/domain/health/contract.ts'
import { minutesLeft } from '@bewezen/domain/health/emergency.ts'
import { readable } from '@bewezen/domain/health/readable.ts'
import { accessLogWords, emergencyWords as words } from '@bewezen/domain/health/words.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { useEffect, useRef } from 'react'
import { api } from '../base/api/api.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { useRead } from '../base/api/useRead.ts'
import { Avatar } from '../base/parts/Avatar.tsx'
import { Badge } from '../base/parts/Badge.tsx'
import { Button } from '../base/parts/Button.tsx'
import { Card } from '../base/parts/Card.tsx'
import { EmptyState } from '../base/parts/EmptyState.tsx'
import { Skeleton } from '../base/parts/Skeleton.tsx'
import { words as parts } from '../base/parts/words.ts'

type Props = { access: Emergency; now: number; onClose: () => void }

/** The data of one running access, read-only; they leave the screen when the time is over. */
export function EmergencyRecord({ access, now, onClose }: Props) {
  const left = minutesLeft(access, now)
  const name = displayName(access.person)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card as="section" aria-label={name} className="max-w-[820px] overflow-hidden">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line px-5 py-4 lg:px-6">
        <Avatar name={name} photo={access.person.avatarUrl} size={44} />
        <div className="mr-auto min-w-0">
          <h2 ref={heading} tabIndex={-1} className="heading text-fs-26 leading-tight outline-none">
            {name}
          </h2>
          <p className="text-fs-14 [overflow-wrap:anywhere] text-ink-2">{accessLogWords.reason(access.reason)}</p>
        </div>
        <Badge look="line">{words.readOnly}</Badge>
        <Badge look="ember">{words.minutesLeft(left)}</Badge>
        <Button look="line" size="s" onClick={onClose} className="min-h-11">
          {parts.close}
        </Button>
      </header>
      {left > 0 ? <Data access={access} /> : <EmptyState art="arc" title={words.over} text={words.overText} />}
    </Card>
  )
}

/** Kept nowhere longer than it is on screen: each time it comes there is a look of its own in the member's list. */
function Data({ access }: { access: Emergency }) {
  const { data, error, refetch } = useRead(
    api.health.viewEmergency,
    { accessId: access.id },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnReconnect: false, retry: false },
  )
  if (error && !data) return <NotShown code={refusalOf(error)?.code} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="m-6 h-64" />
  const groups = readable(data.data)
  if (groups.length === 0) return <EmptyState art="arc" title={words.nothing} />
  return (
    <div className="grid divide-y divide-line">
      {groups.map(({ title, rows }) => (
        <section key={title} className="grid gap-3 px-5 py-5 lg:grid-cols-[150px_minmax(0,1fr)] lg:px-6">
          <h3 className="heading text-fs-18">{title}</h3>
          <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {rows.map(({ label, value }) => (
              <div key={label} className={value.length > 60 ? 'sm:col-span-2' : undefined}>
                <dt className="text-fs-14 text-ink-2">{label}</dt>
                <dd className="font-semibold [overflow-wrap:anywhere] whitespace-pre-line">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

const NotShown = ({ code, onRetry }: { code: string | undefined; onRetry: () => void }) =>
  code === 'NOT_FOUND' ? (
    <EmptyState art="arc" title={words.over} text={words.overText} />
  ) : (
    <div role="alert">
      <EmptyState
        art="arc"
        title={code === 'OFFLINE' ? parts.offline : parts.refused}
        action={
          <Button look="line" onClick={onRetry}>
            {parts.retry}
          </Button>
        }
      />
    </div>
  )
