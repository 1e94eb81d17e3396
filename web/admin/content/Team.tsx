import { contentWords as words } from '@bewezen/domain/admin/contentWords.ts'
import { newId } from '@bewezen/domain/base/newId.ts'
import { contentLimits, type TeamText, teamFaults } from '@bewezen/domain/site/content.ts'
import type { ManagedTeam } from '@bewezen/domain/site/contract.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { FieldsDialog, takesNewer } from '../../base/editing/FieldsDialog.tsx'
import { Avatar } from '../../base/parts/Avatar.tsx'
import { Badge } from '../../base/parts/Badge.tsx'
import { Button } from '../../base/parts/Button.tsx'
import { useAdminChange } from '../useAdminChange.ts'
import { Portrait, type SeenPhoto, usePortrait } from './Portrait.tsx'
import { Rows } from './Rows.tsx'

const blank: TeamText = { name: '', role: '', sentence: '' }
/** The people behind the site (MKT-HOME-13, ADM-PANEL-17). */
export function Team({ team }: { team: readonly ManagedTeam[] }) {
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <>
      <Rows
        title={words.team}
        action={<Button onClick={() => setOpened('new')}>{words.addTeam}</Button>}
        kind="team"
        rows={team.map(({ id, name, role, sentence, photoUrl, isSample, isActive }) => ({
          id,
          name,
          text: `${role} · ${sentence}`,
          badges: (
            <>
              {isSample && <Badge look="sun">{words.sample}</Badge>}
              {!isActive && <Badge>{words.off}</Badge>}
            </>
          ),
          art: <Avatar name={name} photo={photoUrl} />,
        }))}
        onEdit={setOpened}
      />
      {opened && <TeamDialog person={team.find(({ id }) => id === opened) ?? null} onClose={() => setOpened(null)} />}
    </>
  )
}

function TeamDialog({ person, onClose }: { person: ManagedTeam | null; onClose: () => void }) {
  const [id] = useState(() => person?.id ?? newId())
  const [newer, setNewer] = useState<TeamText | null>(null)
  const portrait = usePortrait(person?.photoUrl ?? null)
  const done = { said: () => words.saved, onDone: onClose }
  const make = useAdminChange(api.site.makeTeamMember, done)
  const edit = useAdminChange(api.site.editTeamMember, {
    ...done,
    onRefused: takesNewer<TeamText, SeenPhoto>((current, { photoUrl }) => {
      setNewer(current)
      portrait.hear(photoUrl)
    }),
  })
  const remove = useAdminChange(api.site.removeTeamMember, { said: () => words.removed, onDone: onClose })
  const { name, role, sentence } = person ?? blank
  const { uploadId, noPhoto, isTouched } = portrait
  return (
    <FieldsDialog
      title={person ? words.edit(person.name) : words.addTeam}
      stored={{ name, role, sentence }}
      shape={{
        name: { label: words.name, most: contentLimits.name },
        role: { label: words.role, most: contentLimits.role },
        sentence: { label: words.sentence, most: contentLimits.sentence, long: true },
      }}
      faults={teamFaults}
      busy={make.isPending || edit.isPending || remove.isPending}
      newer={newer}
      isTouched={isTouched}
      onReload={portrait.takeOver}
      onSave={(before, after) =>
        person
          ? edit.mutate({ id, before: { ...before, photoUrl: portrait.stored }, after, uploadId, noPhoto })
          : make.mutate({ id, uploadId, ...after })
      }
      onRemove={person ? () => remove.mutate({ id }) : undefined}
      onClose={onClose}
    >
      <Portrait name={name} portrait={portrait} />
    </FieldsDialog>
  )
}
