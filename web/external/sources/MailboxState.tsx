import type { ExternalSource } from '@bewezen/domain/external/contract.ts'
import { mailboxWords as words } from '@bewezen/domain/external/screenWords.ts'
import CircleAlert from 'lucide-react/icons/circle-alert'

/** How reading a mailbox went: what is wrong with it and when it worked last, or when it was read (IN-EXT-43). */
export function MailboxState({ of: { trouble, workedAt } }: { of: NonNullable<ExternalSource['mailbox']> }) {
  if (trouble)
    return (
      <span className="flex items-start gap-1.5 text-fs-13 text-ember-ink">
        <CircleAlert size={15} aria-hidden="true" className="mt-0.5 flex-none" />
        <span>
          {words.troubles[trouble]} {words.workedAt(workedAt)}
        </span>
      </span>
    )
  return <span className="block text-fs-13 text-ink-2">{workedAt ? words.readAt(workedAt) : words.notYet}</span>
}
