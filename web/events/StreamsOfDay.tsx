import { time } from '@bewezen/domain/base/dates.ts'
import { livestreamPath } from '@bewezen/domain/livestreams/stream.ts'
import { livestreamWords } from '@bewezen/domain/livestreams/words.ts'
import Radio from 'lucide-react/icons/radio'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { PathLink } from '../base/parts/PathLink.tsx'
import { freshness } from './freshness.ts'

/** A line for each livestream of the chosen day, for its audience: streams are no events and stand in no cell (LIVE-MORE-20). */
export function StreamsOfDay({ day }: { day: string }) {
  const { data } = useRead(api.livestreams.onDay, { day }, { ...freshness, retry: false })
  return data?.livestreams.map(({ id, title, startTime, isActive }) => (
    <p key={id} className="flex min-w-0 items-center gap-2">
      <Radio size={16} className="flex-none text-ink-2" aria-hidden="true" />
      <span className="font-[650]">{livestreamWords.eventsLine}</span>
      <span className="text-ink-2">{isActive ? livestreamWords.live : time(startTime)}</span>
      <PathLink dir="auto" to={livestreamPath(id)} className="min-w-0 truncate py-2.5 lg:py-0">
        {title}
      </PathLink>
    </p>
  ))
}
