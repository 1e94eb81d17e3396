import type { Case } from '@bewezen/domain/community/moderationContract.ts'
import { outcomeLabels, reasonLabels, queueWords as words } from '@bewezen/domain/community/moderationWords.ts'
import { channelPath } from '@bewezen/domain/community/paths.ts'
import { livestreamPath } from '@bewezen/domain/livestreams/stream.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { profileWords } from '@bewezen/domain/profile/words.ts'
import { useId } from 'react'
import { Badge } from '../base/parts/Badge.tsx'
import { Card } from '../base/parts/Card.tsx'
import { PathLink } from '../base/parts/PathLink.tsx'
import { CaseActions } from './CaseActions.tsx'
import { CaseMessage } from './CaseMessage.tsx'
import type { Judged } from './JudgeDialog.tsx'

/** One case: who wrote what where, what stands around it, why it was reported, and what can be done (ADM-PANEL-13). */
export function CaseCard({ of: it, onJudge }: { of: Case; onJudge: (what: Judged['what']) => void }) {
  const titleId = useId()
  const name = displayName(it.message.author)
  const { place, message, decision } = it
  const path = place && channelPath({ slug: place.communitySlug }, { slug: place.channelSlug })
  return (
    <Card as="article" aria-labelledby={titleId} className="grid gap-4 px-4 py-4 lg:px-6 lg:py-5">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={titleId} className="heading min-w-0 text-fs-18 wrap-anywhere">
          {words.caseOf(name, whereSaid(it))}
        </h3>
        <span className="flex flex-wrap gap-2">
          {it.isAuthorBlocked && <Badge look="ember">{words.blocked}</Badge>}
          {decision ? (
            <Badge look={decision.outcome === 'removed' ? 'ember' : 'moss'}>{outcomeLabels[decision.outcome]}</Badge>
          ) : (
            <Badge look="sun">{words.times(it.reports.length)}</Badge>
          )}
        </span>
      </header>
      <ol aria-label={words.context} className="grid gap-1">
        {it.before.map((one) => (
          <CaseMessage key={one.id} message={one} />
        ))}
        <CaseMessage message={message} reported={it.reported} />
        {it.after.map((one) => (
          <CaseMessage key={one.id} message={one} />
        ))}
      </ol>
      <Reports of={it} />
      {decision && (
        <p className="rounded-m bg-surface-2 px-4 py-3 text-fs-14">
          <span className="block text-ink-2">{words.wasDecided(decision.by ?? profileWords.removed, decision.at)}</span>
          <span className="wrap-anywhere whitespace-pre-line">{decision.reason}</span>
        </p>
      )}
      <footer className="flex flex-wrap items-center gap-2.5">
        {path && (
          <PathLink to={`${path}?messageId=${message.id}`} className="inline-flex min-h-11 items-center underline">
            {words.toMessage}
          </PathLink>
        )}
        {it.livestream && (
          <PathLink to={livestreamPath(it.livestream.id)} className="inline-flex min-h-11 items-center underline">
            {words.toLivestream}
          </PathLink>
        )}
        <CaseActions of={it} onJudge={onJudge} />
      </footer>
    </Card>
  )
}

/** The place of the message as its judges read it (LIVE-MORE-09, COM-CHAT-27). */
function whereSaid({ place, livestream }: Case): string {
  if (livestream) return words.inEvening(livestream.title)
  return place ? `${place.community} / ${place.channel}` : words.inPrivate
}

const Reports = ({ of: it }: { of: Case }) => (
  <ul aria-label={words.reports} className="grid gap-2">
    {it.reports.map(({ why, explanation, at, reporter }) => (
      <li key={`${at}${reporter?.id}`} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-fs-14">
        <Badge>{reasonLabels[why]}</Badge>
        <span className="text-ink-3">{words.reportedBy(displayName(reporter), at)}</span>
        {explanation && <span className="basis-full wrap-anywhere whitespace-pre-line">{explanation}</span>}
      </li>
    ))}
  </ul>
)
