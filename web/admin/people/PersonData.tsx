import type { ManagedPerson } from '@bewezen/domain/access/adminContract.ts'
import { personDataWords as words } from '@bewezen/domain/privacy/adminWords.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { useState } from 'react'
import { Button } from '../../base/parts/Button.tsx'
import { ErasePerson } from './ErasePerson.tsx'
import { ExportPerson } from './ExportPerson.tsx'

type Props = { person: ManagedPerson; isSelf: boolean; onErased: () => void }

/** 'Gegevens exporteren' and 'Account verwijderen'; one's own account goes by one's profile (ADM-PANEL-07). */
export function PersonData({ person, isSelf, onErased }: Props) {
  const [asks, setAsks] = useState<'export' | 'erase' | null>(null)
  const about = { person, name: displayName(person), onClose: () => setAsks(null) }
  return (
    <>
      <p className="text-fs-14 text-ink-2">{words.hint}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button look="line" onClick={() => setAsks('export')}>
          {words.export}
        </Button>
        {!isSelf && (
          <Button look="danger" onClick={() => setAsks('erase')}>
            {words.erase}
          </Button>
        )}
      </div>
      {asks === 'export' && <ExportPerson {...about} />}
      {asks === 'erase' && <ErasePerson {...about} onErased={onErased} />}
    </>
  )
}
