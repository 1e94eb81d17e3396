import type { Speaker } from '@bewezen/domain/podcasts/card.ts'
import { episodeWords } from '@bewezen/domain/podcasts/episodeWords.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { useRouter } from '@tanstack/react-router'
import { useBackCloses } from '../base/address/useBackCloses.ts'
import { Avatar } from '../base/parts/Avatar.tsx'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { ResponsiveModal } from '../base/parts/ResponsiveModal.tsx'
import { RoleBadge } from '../base/parts/RoleBadge.tsx'

type Props = { speaker: Speaker; onClose: () => void }

/** Face, name and role of who speaks, for everybody; who is signed in is led to the profile (POD-LIST-03). */
export function SpeakerDialog({ speaker, onClose }: Props) {
  const { signedIn } = useRouter().options.context
  const name = displayName(speaker)
  useBackCloses(onClose)
  return (
    <ResponsiveModal open onClose={onClose} title={name} width="s" readsFirst>
      <div className="grid justify-items-center gap-3 pb-2 text-center">
        <Avatar name={name} photo={speaker.avatarUrl} color={speaker.avatarColor} size={104} />
        <RoleBadge of={speaker.role} />
        {signedIn && (
          <LinkButton to={`/profile/${speaker.id}`} look="line" block className="mt-3">
            {episodeWords.seeProfile}
          </LinkButton>
        )}
      </div>
    </ResponsiveModal>
  )
}
