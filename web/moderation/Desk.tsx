import { conversationName, isWaiting } from '@bewezen/domain/community/desk.ts'
import type { DeskTalk as Talk } from '@bewezen/domain/community/deskContract.ts'
import { deskWords as words } from '@bewezen/domain/community/deskWords.ts'
import { chatWords } from '@bewezen/domain/community/words.ts'
import { relativeTime } from '@bewezen/domain/inbox/relativeTime.ts'
import { useAddress } from '../base/address/useAddress.ts'
import { api } from '../base/api/api.ts'
import { listed } from '../base/api/listed.ts'
import { useRead } from '../base/api/useRead.ts'
import { Avatar } from '../base/parts/Avatar.tsx'
import { Badge } from '../base/parts/Badge.tsx'
import { List } from '../base/parts/List.tsx'
import { DeskTalk } from './DeskTalk.tsx'

/** The conversations of members with 'Beheer', or the one that is open (COM-MOD-11). */
export function Desk() {
  const [open, choose] = useAddress<string>('gesprek', '')
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="max-w-[68ch] text-ink-2">{words.intro}</p>
      {open ? <DeskTalk key={open} conversationId={open} onBack={() => choose('')} /> : <Talks onOpen={choose} />}
    </div>
  )
}

function Talks({ onOpen }: { onOpen: (conversationId: string) => void }) {
  const { data, error, refetch } = useRead(api.community.deskTalks, {})
  const now = Date.now()
  return (
    <List
      of={listed(data?.talks, { error, refetch }, words.loadFailed)}
      label={words.title}
      loading={words.loading}
      empty={{ title: words.empty, text: words.emptyText, art: 'up' }}
      keyOf={(one) => one.id}
      row={(one) => <TalkRow of={one} now={now} onOpen={() => onOpen(one.id)} />}
      className="grid-cols-1 gap-2!"
    />
  )
}

function TalkRow({ of: talk, now, onOpen }: { of: Talk; now: number; onOpen: () => void }) {
  const { person, last } = talk
  const name = conversationName({ other: person, isDesk: false })
  const text = last.isDeleted ? chatWords.removed : last.content
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-16 w-full items-center gap-3 rounded-l border border-line bg-surface px-4 py-3 text-left fast hover:border-line-strong"
    >
      <Avatar name={name} photo={person?.avatarUrl} color={person?.avatarColor} size={44} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <strong dir="auto" className="min-w-0 truncate">
            {name}
          </strong>
          <time dateTime={last.at} className="ml-auto flex-none text-fs-13 text-ink-3">
            {relativeTime(last.at, now)}
          </time>
        </span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span dir="auto" className="min-w-0 flex-1 basis-40 truncate text-fs-14 text-ink-2">
            {last.isOurs ? words.ours(text) : text}
          </span>
          {isWaiting(talk) && <Badge look="sun">{words.waits}</Badge>}
        </span>
      </span>
    </button>
  )
}
