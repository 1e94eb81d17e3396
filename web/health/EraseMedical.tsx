import type { MedicalRecord } from '@bewezen/domain/health/contract.ts'
import { medicalWords } from '@bewezen/domain/health/words.ts'
import { useState } from 'react'
import { api } from '../base/api/api.ts'
import { useQueries } from '../base/api/queries.ts'
import { useChange } from '../base/api/useChange.ts'
import { Button } from '../base/parts/Button.tsx'
import { ConfirmDialog } from '../base/parts/ConfirmDialog.tsx'
import { tellError, tellSuccess } from '../base/parts/toast.ts'
import { keepNewest } from './medicalCache.ts'

/** 'Wis medische gegevens': withdraws the consent and erases the record (SH-MED-43). */
export function EraseMedical({ onErased }: { onErased: (stored: MedicalRecord) => void }) {
  const [asks, setAsks] = useState(false)
  const cache = useQueries()
  const erase = useChange(api.health.eraseMedical, {
    onSuccess: (stored) => {
      keepNewest(cache, stored)
      onErased(stored)
      setAsks(false)
      tellSuccess(medicalWords.erased)
    },
    onError: () => tellError(medicalWords.eraseFailed),
  })
  return (
    <>
      <Button look="danger" onClick={() => setAsks(true)}>
        {medicalWords.erase}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        question={medicalWords.eraseQuestion}
        text={medicalWords.eraseText}
        verb={medicalWords.erase}
        onConfirm={() => erase.mutate({})}
        busy={erase.isPending}
        busyText={medicalWords.erasing}
      />
    </>
  )
}
