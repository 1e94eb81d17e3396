import type { UnsentMail } from '@bewezen/domain/admin/contract.ts'
import { failureLabels, mailLabel, mailWords as words } from '@bewezen/domain/admin/mailWords.ts'
import { shortDayTime } from '@bewezen/domain/base/dates.ts'
import { api } from '../../base/api/api.ts'
import { Button } from '../../base/parts/Button.tsx'
import { PathLink } from '../../base/parts/PathLink.tsx'
import { useAdminChange } from '../useAdminChange.ts'

/** A mail that was not sent: to whom, which kind, when, why; never what stands in it (ADM-MORE-16, ADM-MORE-17). */
export function MailRow({ mail }: { mail: UnsentMail }) {
  const { person, to, template, why, said, tries, firstAt, lastAt, isGivenUp } = mail
  const resend = useAdminChange(api.admin.resendMail, { said: () => words.resent })
  const label = mailLabel(template)
  return (
    <div className="grid gap-x-4 gap-y-2 py-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_auto] lg:items-center">
      <div className="min-w-0">
        <p className="font-semibold">{label}</p>
        <p className="text-fs-14 text-ink-2 wrap-anywhere">
          <PathLink to={`/admin/gebruikers?lid=${person.id}`} className="inline-flex min-h-11 items-center lg:min-h-0">
            {person.name}
          </PathLink>
          , {to ?? words.unknownAddress}
        </p>
      </div>
      <div className="min-w-0 text-fs-14">
        <p>{failureLabels[why]}</p>
        {said && (
          <p lang="en" className="text-fs-13 text-ink-3 wrap-anywhere">
            {said}
          </p>
        )}
        <p className="text-fs-13 text-ink-3">
          {words.tried(tries)}, {words.since(shortDayTime(firstAt))}, {words.last(shortDayTime(lastAt))}
        </p>
      </div>
      {isGivenUp && (
        <Button look="line" busy={resend.isPending} onClick={() => resend.mutate({ id: mail.id })}>
          {words.resend}
          <span className="sr-only">
            {' '}
            {label}, {person.name}
          </span>
        </Button>
      )}
    </div>
  )
}
