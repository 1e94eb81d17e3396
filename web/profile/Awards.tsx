import { longDate } from '@bewezen/domain/base/dates.ts'
import type { Award } from '@bewezen/domain/profile/contract.ts'
import { panelWords } from '@bewezen/domain/profile/panelWords.ts'
import { Card } from '../base/parts/Card.tsx'
import { EmptyState } from '../base/parts/EmptyState.tsx'
import { AwardFace } from './AwardFace.tsx'

/** The earned awards, newest first (SH-PROF-30). */
export const Awards = ({ of: awards, own }: { of: readonly Award[]; own: boolean }) => (
  <Card as="section" aria-labelledby="profile-awards" className="px-4 py-[18px] lg:px-[26px] lg:pt-6 lg:pb-[26px]">
    <header className="mb-4 flex flex-wrap items-baseline justify-between gap-4">
      <h2 id="profile-awards" className="heading text-fs-26">
        {panelWords.sections.awards}
      </h2>
      {awards.length > 0 && <p className="text-fs-14 text-ink-2">{panelWords.awardsEarned(awards.length)}</p>}
    </header>
    {awards.length === 0 ? (
      <EmptyState
        art="below"
        title={panelWords.noAwards}
        text={own ? panelWords.noAwardsText : panelWords.noAwardsOther}
      />
    ) : (
      <ul className="grid gap-3.5 sm:grid-cols-2 lg:grid-cols-3">
        {awards.map((award) => (
          <li key={award.id} className="grid content-start gap-1 rounded-[14px] border border-line p-[18px]">
            <span className="mb-2">
              <AwardFace of={award} size={52} />
            </span>
            <strong>{award.name}</strong>
            {award.description && <span className="text-fs-14 leading-normal text-ink-2">{award.description}</span>}
            <time dateTime={award.earnedAt} className="mt-1.5 text-fs-13 text-ink-3">
              {longDate(award.earnedAt)}
            </time>
          </li>
        ))}
      </ul>
    )}
  </Card>
)
