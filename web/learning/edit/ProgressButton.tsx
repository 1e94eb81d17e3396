import { learningEditWords as words } from '@bewezen/domain/learning/editWords.ts'
import ListChecks from 'lucide-react/icons/list-checks'
import { useState } from 'react'
import { Button } from '../../base/parts/Button.tsx'
import { onNeed } from '../../base/parts/onNeed.tsx'

const ProgressDialog = onNeed(() => import('./ProgressDialog.tsx'), 'ProgressDialog')

/** The way to how far members are, for those who teach (COM-LEARN-34). */
export function ProgressButton({ communityId }: { communityId: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="line" icon={<ListChecks size={18} />} onClick={() => setOpen(true)}>
        {words.progress}
      </Button>
      {open && <ProgressDialog communityId={communityId} onClose={() => setOpen(false)} />}
    </>
  )
}
