import type { OwnProfile, PublicProfile } from '@bewezen/domain/profile/contract.ts'
import { panelWords } from '@bewezen/domain/profile/panelWords.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { rankingWords } from '@bewezen/domain/profile/rankingWords.ts'
import { profileWords } from '@bewezen/domain/profile/words.ts'
import type { ReactNode } from 'react'
import { showOverlay } from '../base/document/overlay.ts'
import { RoleBadge } from '../base/parts/RoleBadge.tsx'
import { useMay } from '../base/session/ownAccess.ts'
import { OwnFace } from './OwnFace.tsx'
import { PointBadges } from './PointBadges.tsx'

/** The head of one's own profile, with the way to another photo. */
export const OwnHeader = ({ of: own }: { of: OwnProfile }) => (
  <Head of={own} face={<OwnFace of={own} />}>
    {own.rank !== null && <RankLink rank={own.rank} points={own.points} />}
    {own.daysActive > 0 && <span className="text-ink-2">{panelWords.daysActive(own.daysActive)}</span>}
  </Head>
)

/** One's own place, and the way to those of others for whoever may see them. */
const RankLink = ({ rank, points }: { rank: number; points: number }) =>
  useMay('seePeople') ? (
    <button type="button" onClick={() => showOverlay('ranking')} className="touch underline underline-offset-3">
      {rankingWords.open(rank, points)}
    </button>
  ) : (
    points > 0 && <span>{rankingWords.open(rank, points)}</span>
  )

/** What stands above a profile, whoever's it is. */
export const Head = ({ of: person, face, children }: { of: PublicProfile; face: ReactNode; children?: ReactNode }) => (
  <header className="mb-7 flex items-start gap-[18px] lg:items-center lg:gap-7">
    {face}
    <div className="min-w-0">
      <h1 dir="auto" className="heading text-[1.875rem] leading-[1.1]! tracking-[-0.03em] break-words lg:text-fs-46">
        {displayName(person)}
      </h1>
      <p className="break-words text-ink-2 empty:hidden">{panelWords.inCity(person.profession, person.city)}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-[15px]">
        <RoleBadge of={person.role} />
        {person.level && (
          <span>
            {panelWords.levelOf(person.level.number)}, <span className="text-ink-2">{person.level.name}</span>
          </span>
        )}
        <span className="flex items-center gap-2">
          <PointBadges points={person.points} />
          {profileWords.points(person.points)}
        </span>
        {children}
      </div>
    </div>
  </header>
)
