import type { PublicProfile } from '@bewezen/domain/profile/contract.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { placeWords } from '@bewezen/domain/profile/placeWords.ts'
import { Avatar } from '../base/parts/Avatar.tsx'
import { MessageButton } from '../chat/index.ts'
import { faceSize } from './faceSize.ts'
import { Head } from './ProfileHeader.tsx'

/** The head of somebody else's (SH-PROF-13). */
export const OtherHeader = ({ of: person }: { of: PublicProfile }) => (
  <Head
    of={person}
    face={
      <span className="flex-none max-lg:[zoom:0.7]">
        <Avatar
          name={displayName(person)}
          photo={person.avatarUrl}
          color={person.avatarColor}
          level={person.level?.number}
          size={faceSize}
        />
      </span>
    }
  >
    {person.rank !== null && person.points > 0 && <span>{placeWords.placed(person.rank, person.role)}</span>}
    <MessageButton person={person} />
  </Head>
)
