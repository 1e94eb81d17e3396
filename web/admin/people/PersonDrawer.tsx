import type { ManagedPerson } from '@bewezen/domain/access/adminContract.ts'
import { peopleWords, stateText } from '@bewezen/domain/admin/peopleWords.ts'
import { adminWords } from '@bewezen/domain/admin/words.ts'
import { date } from '@bewezen/domain/base/dates.ts'
import { wholeNumber } from '@bewezen/domain/base/numbers.ts'
import { personDataWords } from '@bewezen/domain/privacy/adminWords.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import type { ReactNode } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { LinkButton } from '../../base/parts/LinkButton.tsx'
import { Loaded } from '../../base/parts/Loaded.tsx'
import { ResponsiveModal } from '../../base/parts/ResponsiveModal.tsx'
import { RoleBadge } from '../../base/parts/RoleBadge.tsx'
import { Skeleton } from '../../base/parts/Skeleton.tsx'
import { useOwnAccount } from '../../base/session/viewer.ts'
import { BlockSwitch } from './BlockSwitch.tsx'
import { ContactDetails } from './ContactDetails.tsx'
import { EmailChange } from './EmailChange.tsx'
import { PersonAwards } from './PersonAwards.tsx'
import { PersonData } from './PersonData.tsx'
import { RoleChange } from './RoleChange.tsx'
import { Top5Switch } from './Top5Switch.tsx'

/** Everything an admin sees and changes of one user (ADM-PANEL-04). */
export function PersonDrawer({ personId, onClose }: { personId: string; onClose: () => void }) {
  const read = useRead(api.access.person, { personId })
  const person = read.data
  return (
    <ResponsiveModal
      open
      look="drawer"
      onClose={onClose}
      title={person ? displayName(person) : adminWords.loading}
      description={person ? `@${person.username}` : undefined}
      actions={
        person && (
          <LinkButton look="line" to={`/profile/${person.id}`}>
            {peopleWords.toProfile}
          </LinkButton>
        )
      }
    >
      <Loaded read={read} failed={adminWords.loadFailed} waiting={<Skeleton className="h-80 w-full" />}>
        {(person) => <Person person={person} onErased={onClose} />}
      </Loaded>
    </ResponsiveModal>
  )
}

function Person({ person, onErased }: { person: ManagedPerson; onErased: () => void }) {
  const isSelf = useOwnAccount()?.id === person.id
  return (
    <div className="grid gap-6">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2 text-[15px]">
        <Line label={peopleWords.email}>
          <span className="wrap-anywhere">{person.email}</span>
          {!person.emailVerified && <span className="text-ink-3"> ({peopleWords.notConfirmed})</span>}
        </Line>
        <Line label={peopleWords.roleColumn}>
          <RoleBadge of={person.role} />
        </Line>
        <Line label={peopleWords.subscription}>{stateText(person.state, person.until)}</Line>
        <Line label={peopleWords.joined}>{date(person.joinedAt)}</Line>
        <Line label={peopleWords.points}>{wholeNumber(person.points)}</Line>
      </dl>
      <Part title={peopleWords.changeRole}>
        <RoleChange person={person} isSelf={isSelf} />
        <Top5Switch person={person} />
      </Part>
      <Part title={peopleWords.awards}>
        <PersonAwards person={person} />
      </Part>
      <Part title={peopleWords.changeEmail}>
        <EmailChange person={person} />
      </Part>
      <Part title={peopleWords.contact}>
        <ContactDetails personId={person.id} />
      </Part>
      {!isSelf && (
        <Part title={peopleWords.access}>
          <BlockSwitch person={person} />
        </Part>
      )}
      <Part title={personDataWords.part}>
        <PersonData person={person} isSelf={isSelf} onErased={onErased} />
      </Part>
    </div>
  )
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-2">{label}</dt>
    <dd className="min-w-0">{children}</dd>
  </>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-3 border-t border-line pt-5">
    <h3 className="heading text-fs-18">{title}</h3>
    {children}
  </section>
)
