import { keptScreenWords as words } from '@bewezen/domain/external/screenWords.ts'
import UserRoundSearch from 'lucide-react/icons/user-round-search'
import { useState } from 'react'
import { Button } from '../../base/parts/Button.tsx'
import { classes } from '../../base/parts/classes.ts'
import { onNeed } from '../../base/parts/onNeed.tsx'

const KeptDialog = onNeed(() => import('./KeptDialog.tsx'), 'KeptDialog')

/** Opens what is kept of somebody without an account, who may ask for it and for its erasure (IN-EXT-35, IN-EXT-36). */
export function KeptButton({ className }: { className?: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <p className={classes('flex justify-end', className)}>
      <Button
        look="quiet"
        size="s"
        icon={<UserRoundSearch size={17} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {words.open}
      </Button>
      {isOpen && <KeptDialog onClose={() => setOpen(false)} />}
    </p>
  )
}
