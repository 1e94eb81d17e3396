import { subscriptionWords as words } from '@bewezen/domain/admin/subscriptionWords.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { Button } from '../../base/parts/Button.tsx'
import { ConfirmDialog } from '../../base/parts/ConfirmDialog.tsx'
import { useAdminChange } from '../useAdminChange.ts'

/** Ends access that was given without payment, after a question (ADM-PANEL-10). */
export function EndGrant({ id, name }: { id: string; name: string }) {
  const [asks, setAsks] = useState(false)
  const end = useAdminChange(api.membership.endGrant, { said: () => words.ended })
  return (
    <>
      <Button
        look="line"
        size="s"
        busy={end.isPending}
        aria-label={words.endGrantOf(name)}
        onClick={() => setAsks(true)}
      >
        {words.endShort}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        question={words.endQuestion(name)}
        text={words.endText}
        verb={words.endGrant}
        onConfirm={() => {
          setAsks(false)
          end.mutate({ id })
        }}
      />
    </>
  )
}
