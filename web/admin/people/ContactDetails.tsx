import { peopleWords } from '@bewezen/domain/admin/peopleWords.ts'
import { adminReason, adminWords } from '@bewezen/domain/admin/words.ts'
import { api } from '../../base/api/api.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useChange } from '../../base/api/useChange.ts'
import { Button } from '../../base/parts/Button.tsx'
import { tellError } from '../../base/parts/toast.ts'

/** Contact details come only when they are asked for, and each look is written down (SH-CONT-12). */
export function ContactDetails({ personId }: { personId: string }) {
  const view = useChange(api.access.viewContact, {
    onError: (error) => tellError(adminWords.loadFailed, adminReason(refusalOf(error)?.code ?? '')),
  })
  if (!view.data)
    return (
      <>
        <p className="text-fs-14 text-ink-2">{peopleWords.contactHint}</p>
        <Button
          look="line"
          busy={view.isPending}
          onClick={() => view.mutate({ personId })}
          className="justify-self-start"
        >
          {peopleWords.viewContact}
        </Button>
      </>
    )
  const { phone, emergencyContactName, emergencyContactPhone } = view.data
  const lines = [
    [peopleWords.phone, phone],
    [peopleWords.emergencyName, emergencyContactName],
    [peopleWords.emergencyPhone, emergencyContactPhone],
  ] as const
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 text-[15px]">
      {lines.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-2">{label}</dt>
          <dd className="wrap-anywhere">{value || <span className="text-ink-3">{peopleWords.notFilled}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
