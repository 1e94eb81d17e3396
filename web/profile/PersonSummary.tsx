import { longDate } from '@bewezen/domain/base/dates.ts'
import { wholeNumber } from '@bewezen/domain/base/numbers.ts'
import type { PublicProfile } from '@bewezen/domain/profile/contract.ts'
import { panelWords } from '@bewezen/domain/profile/panelWords.ts'
import { pointBadges } from '@bewezen/domain/profile/person.ts'
import { placeWords } from '@bewezen/domain/profile/placeWords.ts'
import { classes } from '../base/parts/classes.ts'
import { TaskList } from '../tasks/index.ts'
import { AwardFace } from './AwardFace.tsx'
import { Facts } from './Facts.tsx'
import { PointBadges } from './PointBadges.tsx'

const heading = 'text-fs-14 font-semibold'

/** Figures, badges, bio, interests and awards of a person; beside one's own the task list (SH-CARD-02..05, SH-CARD-07). */
export const PersonSummary = ({ of: profile, own = false }: { of: PublicProfile; own?: boolean }) => (
  <div className="grid gap-4">
    <Figures of={profile} />
    <div className={classes('grid gap-7', own && 'lg:grid-cols-[1.05fr_1fr]')}>
      <div className="grid min-w-0 content-start gap-[18px]">
        <section>
          <h3 className={classes(heading, 'mb-1.5')}>{panelWords.badges}</h3>
          <p className="flex items-center gap-2.5 text-fs-14">
            <PointBadges points={profile.points} size={17} />
            {panelWords.badgesOf(pointBadges(profile.points))}
          </p>
        </section>
        {profile.bio && <p className="text-fs-14 leading-normal break-words whitespace-pre-line">{profile.bio}</p>}
        <Facts of={profile} />
        <section>
          <h3 className={classes(heading, 'mb-2')}>{panelWords.sections.awards}</h3>
          {profile.awards.length === 0 ? (
            <p className="text-fs-14 text-ink-3">{panelWords.noAwards}</p>
          ) : (
            <ul className="grid gap-2">
              {profile.awards.map((award) => (
                <li key={award.id} className="flex items-center gap-3 text-[15px]">
                  <AwardFace of={award} size={38} />
                  <span className="min-w-0">
                    <strong className="block leading-[1.3]">{award.name}</strong>
                    <time dateTime={award.earnedAt} className="text-fs-13 text-ink-3">
                      {longDate(award.earnedAt)}
                    </time>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
      {own && (
        <div className="min-w-0">
          <TaskList short />
        </div>
      )}
    </div>
  </div>
)

/** What is empty is left out, and nobody stands in the last place before they began (SH-CARD-07, SH-RANK-11). */
function Figures({ of: { rank, role, level, points } }: { of: PublicProfile }) {
  const figures = [
    { name: placeWords.place(role), value: rank !== null && points === 0 ? placeWords.none : rank },
    { name: panelWords.level, value: level?.number ?? null },
    { name: panelWords.points, value: points },
  ].filter((figure) => figure.value !== null)
  return (
    <dl className="grid grid-flow-col auto-cols-fr border-y border-line">
      {figures.map(({ name, value }, at) => (
        <div key={name} className={classes('py-3', at > 0 && 'border-l border-line pl-[18px]')}>
          <dt className="text-fs-13 text-ink-3">{name}</dt>
          {typeof value === 'string' ? (
            <dd className="pr-2 text-fs-14 leading-[1.3] text-balance">{value}</dd>
          ) : (
            <dd className="heading text-fs-26 leading-[1.2]!">{wholeNumber(value ?? 0)}</dd>
          )}
        </div>
      ))}
    </dl>
  )
}
