import type { Community } from '@bewezen/domain/community/contract.ts'
import type { LearningKind } from '@bewezen/domain/learning/editing.ts'
import { learningEditWords as words } from '@bewezen/domain/learning/editWords.ts'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Button } from '../../base/parts/Button.tsx'
import { onNeed } from '../../base/parts/onNeed.tsx'

const EditDialog = onNeed(() => import('./EditDialog.tsx'), 'EditDialog')

/** The way to a new lesson, challenge or masterclass (COM-LEARN-16). */
export function NewThing({ kind, community }: { kind: LearningKind; community: Community }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<Plus size={18} />} onClick={() => setOpen(true)}>
        {words.make[kind]}
      </Button>
      {open && <EditDialog kind={kind} id={null} communityId={community.id} onClose={() => setOpen(false)} />}
    </>
  )
}
