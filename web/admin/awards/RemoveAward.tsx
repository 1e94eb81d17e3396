import { awardWords } from '@bewezen/domain/admin/awardWords.ts'
import type { Award } from '@bewezen/domain/profile/awardContract.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { Button } from '../../base/parts/Button.tsx'
import { ConfirmDialog } from '../../base/parts/ConfirmDialog.tsx'
import { useAdminChange } from '../useAdminChange.ts'

/** Takes an award away after a question that says how many people lose it. */
export function RemoveAward({ award, onDone }: { award: Award; onDone: () => void }) {
  const [asks, setAsks] = useState(false)
  const remove = useAdminChange(api.profile.removeAward, { said: () => awardWords.removed, onDone })
  return (
    <>
      <Button look="danger" busy={remove.isPending} onClick={() => setAsks(true)}>
        {awardWords.remove}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        question={awardWords.removeQuestion(award.name)}
        text={awardWords.removeText(award.holders)}
        verb={awardWords.remove}
        onConfirm={() => {
          setAsks(false)
          remove.mutate({ id: award.id })
        }}
      />
    </>
  )
}
