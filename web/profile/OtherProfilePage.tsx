import { panelWords } from '@bewezen/domain/profile/panelWords.ts'
import { profileWords } from '@bewezen/domain/profile/words.ts'
import { useId } from 'react'
import { CommunityGate } from '../access/index.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { Waiting } from '../base/document/Waiting.tsx'
import { Card } from '../base/parts/Card.tsx'
import { Main } from '../base/parts/Screen.tsx'
import { Awards } from './Awards.tsx'
import { Facts } from './Facts.tsx'
import { OtherHeader } from './OtherHeader.tsx'
import { PersonUnknown } from './PersonUnknown.tsx'
import { ProfileFrame } from './ProfileFrame.tsx'
import { useOtherProfile } from './useProfile.ts'
import { useSection } from './useSection.ts'

/** Another member's profile, behind the community gate (SH-PROF-03, SH-PROF-28, SH-PROF-29). */
export const OtherProfilePage = ({ id }: { id: string }) => (
  <CommunityGate>
    <OtherProfile id={id} />
  </CommunityGate>
)

function OtherProfile({ id }: { id: string }) {
  const { data, error, refetch } = useOtherProfile(id)
  const section = useSection(false)
  const tasksId = useId()
  if (!data && !error) return <Waiting shape="profile" text={profileWords.loading} />
  if (!data)
    return (
      <Main className="page py-16">
        <PersonUnknown refusal={refusalOf(error)} onRetry={() => void refetch()} />
      </Main>
    )
  const isEmpty =
    !data.bio && data.interests.length === 0 && !data.nutritionIcon && !data.sportIcon && !data.interestIcon
  return (
    <ProfileFrame section={section} own={false} tasksId={tasksId}>
      <OtherHeader of={data} />
      {section === 'awards' ? (
        <Awards of={data.awards} own={false} />
      ) : (
        <Card as="section" aria-labelledby="profile-about" className="grid gap-4 px-4 py-[18px] lg:px-[26px] lg:py-6">
          <h2 id="profile-about" className="heading text-fs-21">
            {panelWords.about}
          </h2>
          {data.bio && <p className="max-w-[68ch] break-words whitespace-pre-line">{data.bio}</p>}
          <Facts of={data} />
          {isEmpty && <p className="text-ink-3">{panelWords.nothingYet}</p>}
        </Card>
      )}
    </ProfileFrame>
  )
}
