import { daySeparator, fullDateTime, time } from '@bewezen/domain/base/dates.ts'
import { missedWords } from '@bewezen/domain/community/missedWords.ts'
import { plainMessage } from '@bewezen/domain/community/plainMessage.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import type { MouseEvent } from 'react'
import type { Client } from '../../base/api/client.ts'
import { Avatar } from '../../base/parts/Avatar.tsx'
import { Badge } from '../../base/parts/Badge.tsx'

type Noticed = Awaited<ReturnType<Client['community']['missed']>>['noticed'][number]
type Props = { of: Noticed; onOpen: (messageId: string) => void }

/** One message that was noticed: who said what, and what became of it; it leads to its place. */
export function MissedMessage({ of: { message, repliers, namesViewer }, onOpen }: Props) {
  const { id, author, createdAt, picture, reactions } = message
  const name = displayName(author)
  const open = (event: MouseEvent) => {
    // Another tab is the browser's own affair.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen(id)
  }
  return (
    <a
      href={`?messageId=${id}`}
      onClick={open}
      className="block rounded-m border border-line bg-surface p-3.5 text-ink no-underline fast hover:border-line-strong hover:bg-bg"
    >
      <span className="sr-only">{missedWords.goTo(name)}: </span>
      <span className="flex items-center gap-2.5">
        <Avatar name={name} photo={author?.avatarUrl ?? null} color={author?.avatarColor ?? null} size={32} />
        <span className="grid min-w-0 flex-1 leading-[1.3]">
          <span dir="auto" className="truncate font-[650]">
            {name}
          </span>
          <time dateTime={createdAt} title={fullDateTime(createdAt)} className="text-fs-13 text-ink-3">
            {daySeparator(createdAt, new Date())}, {time(createdAt)}
          </time>
        </span>
      </span>
      <span className="mt-2 line-clamp-4 leading-normal [overflow-wrap:anywhere] whitespace-pre-line">
        {plainMessage(message)}
      </span>
      <span className="mt-2.5 flex flex-wrap gap-1.5 empty:hidden">
        {namesViewer && <Badge look="sun">{missedWords.namesYou}</Badge>}
        {repliers > 0 && <Badge look="sky">{missedWords.replies(repliers)}</Badge>}
        {picture && <Badge>{missedWords.picture}</Badge>}
        {reactions.map(({ emoji, count }) => (
          <Badge key={emoji} look="line">
            {emoji} {count}
          </Badge>
        ))}
      </span>
    </a>
  )
}
