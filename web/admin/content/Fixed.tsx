import { claimLabels, contentWords as words } from '@bewezen/domain/admin/contentWords.ts'
import {
  type ClaimText,
  contentLimits,
  countedClaims,
  isClaim,
  type LevelText,
  levelFaults,
} from '@bewezen/domain/site/content.ts'
import type { ManagedClaim, ManagedLevel } from '@bewezen/domain/site/contract.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { FieldsDialog, takesNewer } from '../../base/editing/FieldsDialog.tsx'
import { Badge } from '../../base/parts/Badge.tsx'
import { useAdminChange } from '../useAdminChange.ts'
import { Rows } from './Rows.tsx'

/** The five levels, which are edited and never made or removed (ADM-PANEL-17). */
export function Levels({ levels }: { levels: readonly ManagedLevel[] }) {
  const [opened, setOpened] = useState<string | null>(null)
  const level = levels.find(({ id }) => id === opened)
  return (
    <>
      <Rows
        title={words.levels}
        rows={levels.map(({ id, title, duration, result }) => ({ id, name: title, text: `${duration} · ${result}` }))}
        onEdit={setOpened}
      />
      {level && <LevelDialog level={level} onClose={() => setOpened(null)} />}
    </>
  )
}

function LevelDialog({ level: { id, ...stored }, onClose }: { level: ManagedLevel; onClose: () => void }) {
  const [newer, setNewer] = useState<LevelText | null>(null)
  const edit = useAdminChange(api.site.editLevel, {
    said: () => words.saved,
    onDone: onClose,
    onRefused: takesNewer<LevelText>(setNewer),
  })
  return (
    <FieldsDialog
      title={words.edit(stored.title)}
      stored={stored}
      shape={{
        title: { label: words.title, most: contentLimits.title },
        duration: { label: words.duration, most: contentLimits.duration },
        result: { label: words.result, most: contentLimits.result, long: true },
      }}
      faults={levelFaults}
      busy={edit.isPending}
      newer={newer}
      onSave={(before, after) => edit.mutate({ id, before, after })}
      onClose={onClose}
    />
  )
}

/** The claims, each with a switch of its own (MKT-CLAIM-07). */
export function Claims({ claims }: { claims: readonly ManagedClaim[] }) {
  const [opened, setOpened] = useState<string | null>(null)
  const claim = claims.find(({ name }) => name === opened)
  return (
    <>
      <Rows
        title={words.claims}
        rows={claims.map(({ name, claim, isOn, showsRealNumber }) => ({
          id: name,
          name: claimLabels[name],
          text: showsRealNumber ? words.showsRealNumber : claim,
          badges: !isOn && <Badge>{words.off}</Badge>,
        }))}
        onEdit={setOpened}
      />
      {claim && <ClaimDialog claim={claim} onClose={() => setOpened(null)} />}
    </>
  )
}

function ClaimDialog({ claim: { name, ...stored }, onClose }: { claim: ManagedClaim; onClose: () => void }) {
  const [newer, setNewer] = useState<ClaimText | null>(null)
  const save = useAdminChange(api.site.saveClaim, {
    said: () => words.saved,
    onDone: onClose,
    onRefused: takesNewer<ClaimText>(setNewer),
  })
  return (
    <FieldsDialog
      title={words.edit(claimLabels[name])}
      stored={stored}
      shape={{
        claim: { label: words.claim, most: contentLimits.claim },
        isOn: { label: words.isOn },
        ...(countedClaims.includes(name) && { showsRealNumber: { label: words.showsRealNumber } }),
      }}
      faults={(typed) => (isClaim(name, typed) ? [] : ['claim'])}
      busy={save.isPending}
      newer={newer}
      onSave={(before, after) => save.mutate({ name, before, after })}
      onClose={onClose}
    />
  )
}
