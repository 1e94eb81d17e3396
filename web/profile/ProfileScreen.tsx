import { profileWords } from '@bewezen/domain/profile/words.ts'
import { useLocation, useParams } from '@tanstack/react-router'
import { refusalOf } from '../base/api/refusal.ts'
import { Waiting } from '../base/document/Waiting.tsx'
import { Main } from '../base/parts/Screen.tsx'
import { OtherProfilePage } from './OtherProfilePage.tsx'
import { OwnProfilePage } from './OwnProfilePage.tsx'
import { PersonUnknown } from './PersonUnknown.tsx'
import { useIsOwn, useOwnProfile } from './useProfile.ts'

/** The own profile without an id or with one's own, else that of another member (SH-ROUTE-09, SH-ROUTE-11). */
export function ProfileScreen() {
  const { userId } = useParams({ strict: false })
  const isWhole = useLocation({ select: ({ pathname }) => pathname === wholePath })
  const isOwn = useIsOwn(userId)
  const { data, error, refetch } = useOwnProfile(isOwn === true)
  if (userId !== undefined && isOwn === false) return <OtherProfilePage key={userId} id={userId} />
  if (data) return <OwnProfilePage key={data.id} of={data} whole={isWhole} />
  if (!error) return <Waiting shape="profile" text={profileWords.loading} />
  return (
    <Main className="page py-16">
      <PersonUnknown refusal={refusalOf(error)} own onRetry={() => void refetch()} />
    </Main>
  )
}

/** The page on which a small screen shows all panels. */
const wholePath = '/profile/gegevens'
