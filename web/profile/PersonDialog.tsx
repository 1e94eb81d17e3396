import type { OwnProfile, PublicProfile } from '@bewezen/domain/profile/contract.ts'
import { panelWords } from '@bewezen/domain/profile/panelWords.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import LogOut from 'lucide-react/icons/log-out'
import Settings2 from 'lucide-react/icons/settings-2'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import { useBackCloses } from '../base/address/useBackCloses.ts'
import { refusalOf } from '../base/api/refusal.ts'
import type { ShownPerson } from '../base/document/overlay.ts'
import { Avatar } from '../base/parts/Avatar.tsx'
import { Badge } from '../base/parts/Badge.tsx'
import { Button } from '../base/parts/Button.tsx'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { ResponsiveModal } from '../base/parts/ResponsiveModal.tsx'
import { RoleBadge } from '../base/parts/RoleBadge.tsx'
import { signOut } from '../base/session/signOut.ts'
import { MessageButton } from '../chat/index.ts'
import { PersonSummary } from './PersonSummary.tsx'
import { PersonUnknown } from './PersonUnknown.tsx'
import { useIsOwn, useOtherProfile, useOwnProfile } from './useProfile.ts'

type Props = { person: ShownPerson; onClose: () => void }

/** The dialog behind a face: one's own with subscription, tasks, settings and sign-out, anybody else's without (SH-CARD-02..06). */
export function PersonDialog({ person, onClose }: Props) {
  useBackCloses(onClose)
  const isOwn = useIsOwn(person.id)
  return isOwn ? <OwnDialog person={person} onClose={onClose} /> : <OtherDialog person={person} onClose={onClose} />
}

function OwnDialog({ person, onClose }: Props) {
  const { data, error, refetch } = useOwnProfile()
  return (
    <Frame
      person={person}
      onClose={onClose}
      profile={data}
      badge={data && <Badge look="line">{data.subscription ?? panelWords.noSubscription}</Badge>}
      actions={
        <>
          <LinkButton to="/profile#settings" look="line" size="s" icon={<Settings2 size={17} />} onClick={onClose}>
            {panelWords.toSettings}
          </LinkButton>
          <Button
            look="quiet"
            size="s"
            icon={<LogOut size={17} />}
            onClick={() => void signOut()}
            className="lg:ml-auto"
          >
            {panelWords.sections.signOut}
          </Button>
        </>
      }
    >
      {data ? (
        <PersonSummary of={data} own />
      ) : (
        <PersonUnknown refusal={refusalOf(error)} own onRetry={() => void refetch()} />
      )}
    </Frame>
  )
}

function OtherDialog({ person, onClose }: Props) {
  const { data, error, refetch } = useOtherProfile(person.id)
  return (
    <Frame
      person={person}
      onClose={onClose}
      profile={data}
      actions={
        data && (
          <>
            <LinkButton
              to={`/profile/${person.id}`}
              look="line"
              size="s"
              icon={<UserRound size={17} />}
              onClick={onClose}
            >
              {panelWords.toProfile}
            </LinkButton>
            <MessageButton person={data} onOpen={onClose} />
          </>
        )
      }
    >
      {data ? <PersonSummary of={data} /> : <PersonUnknown refusal={refusalOf(error)} onRetry={() => void refetch()} />}
    </Frame>
  )
}

type FrameProps = Props & {
  profile: OwnProfile | PublicProfile | undefined
  badge?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

const Frame = ({ person, onClose, profile, badge, actions, children }: FrameProps) => {
  const name = profile ? displayName(profile) : person.name
  return (
    <ResponsiveModal
      open
      onClose={onClose}
      width="l"
      lead={
        <Avatar
          name={name}
          photo={profile?.avatarUrl}
          color={profile?.avatarColor}
          level={profile?.level?.number}
          size={84}
        />
      }
      title={
        <span dir="auto" className="break-words">
          {name}
        </span>
      }
      description={
        profile && (
          <>
            {profile.profession && <span className="mb-1.5 block text-fs-16">{profile.profession}</span>}
            <span className="flex flex-wrap gap-2">
              <RoleBadge of={profile.role} />
              {badge}
            </span>
          </>
        )
      }
      actions={actions}
    >
      {children}
    </ResponsiveModal>
  )
}
