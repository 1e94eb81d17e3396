import type { Community } from '@bewezen/domain/community/contract.ts'
import { goneWords } from '@bewezen/domain/community/laterWords.ts'
import { communityPath } from '@bewezen/domain/community/paths.ts'
import { learningWords, universityWords } from '@bewezen/domain/learning/words.ts'
import Lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'
import { refusalOf } from '../base/api/refusal.ts'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { LoadFailed } from '../base/parts/LoadFailed.tsx'
import { NothingHere } from '../base/parts/NothingHere.tsx'
import { Main } from '../base/parts/Screen.tsx'
import { Waiting } from './Waiting.tsx'

type Read<Data> = { data: Data | undefined; error: unknown; refetch: () => unknown }
type Props<Data> = {
  community: Community
  read: Read<Data>
  /** Where the way back leads: the overview of its kind. */
  back: { to: string; label: string }
  children: (data: Data) => ReactNode
}

/** A lesson, challenge or masterclass in each of its states: on its way, here, closed, gone or failed (COM-LEARN-04, COM-LEARN-17). */
export function Opened<Data>({ community, read, back, children }: Props<Data>) {
  const refusal = refusalOf(read.error)
  if (refusal?.code === 'NOT_FOUND')
    return (
      <NothingHere
        title={learningWords.missing}
        to={communityPath(community)}
        label={goneWords.toCommunity(community.name)}
      />
    )
  if (refusal?.code === 'LEVEL_CLOSED' || refusal?.code === 'WEEK_CLOSED')
    return <Closed back={back} title={closedWords(refusal.code, refusal.data)} />
  if (read.data !== undefined) return children(read.data)
  if (!refusal) return <Waiting text={learningWords.loading} />
  return (
    <Main className="page grid max-w-[1120px] content-start justify-items-center pt-6 pb-12 lg:pt-10">
      <h1 className="sr-only">{learningWords.failed}</h1>
      <LoadFailed title={learningWords.failed} onRetry={() => void read.refetch()} />
      <LinkButton look="quiet" to={back.to}>
        {back.label}
      </LinkButton>
    </Main>
  )
}

function closedWords(code: 'LEVEL_CLOSED' | 'WEEK_CLOSED', data: unknown): string {
  const { level = 1, week = 1 } = (data ?? {}) as { level?: number; week?: number }
  return code === 'LEVEL_CLOSED' ? universityWords.closed(level) : universityWords.weekClosed(week)
}

const Closed = ({ title, back }: { title: string; back: { to: string; label: string } }) => (
  <Main className="grid flex-1 place-content-center justify-items-center gap-4 px-5 py-16 text-center">
    <Lock size={32} className="text-ink-3" aria-hidden="true" />
    <h1 className="heading text-fs-26">{title}</h1>
    <LinkButton look="line" to={back.to}>
      {back.label}
    </LinkButton>
  </Main>
)
