import type { Community } from '@bewezen/domain/community/contract.ts'
import { conversationName } from '@bewezen/domain/community/desk.ts'
import type { Conversation } from '@bewezen/domain/community/directContract.ts'
import { directWords as words } from '@bewezen/domain/community/directWords.ts'
import { conversationPath } from '@bewezen/domain/community/paths.ts'
import { chatWords, communityWords } from '@bewezen/domain/community/words.ts'
import { relativeTime } from '@bewezen/domain/inbox/relativeTime.ts'
import { api } from '../../base/api/api.ts'
import { listed } from '../../base/api/listed.ts'
import { useRead } from '../../base/api/useRead.ts'
import { scrollsAsPage } from '../../base/document/scrollsAsPage.ts'
import { Avatar } from '../../base/parts/Avatar.tsx'
import { Badge } from '../../base/parts/Badge.tsx'
import { Count } from '../../base/parts/Count.tsx'
import { List } from '../../base/parts/List.tsx'
import { PathLink } from '../../base/parts/PathLink.tsx'
import { DirectTitle } from './DirectTitle.tsx'

/** The viewer's private conversations, the newest first, with what is unread in each (COM-CHAT-19). */
export function Conversations({ community }: { community: Community | undefined }) {
  const { data, error, refetch } = useRead(api.community.conversations, {})
  const now = Date.now()
  return (
    <>
      <DirectTitle community={community} />
      <div
        {...scrollsAsPage}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-3.5 py-4 lg:px-6"
      >
        <List
          of={listed(data?.conversations, { error, refetch }, words.loadFailed)}
          label={words.title}
          loading={words.loading}
          empty={{ title: words.empty, text: words.emptyText }}
          keyOf={(one) => one.id}
          row={(one) => <ConversationRow of={one} now={now} />}
          className="max-w-[760px] grid-cols-1 gap-1!"
        />
      </div>
    </>
  )
}

function ConversationRow({ of: conversation, now }: { of: Conversation; now: number }) {
  const { id, other, last, unread, isBlocked } = conversation
  const name = conversationName(conversation)
  return (
    <PathLink
      to={conversationPath(id)}
      className="flex min-h-16 items-center gap-3 rounded-m px-3 py-2.5 no-underline fast hover:bg-surface-2"
    >
      <Avatar name={name} photo={other?.avatarUrl} color={other?.avatarColor} size={44} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <strong dir="auto" className="min-w-0 truncate">
            {name}
          </strong>
          {last && (
            <time dateTime={last.at} className="ml-auto flex-none text-fs-13 text-ink-3">
              {relativeTime(last.at, now)}
            </time>
          )}
        </span>
        <span className="flex items-center gap-2">
          <span className="min-w-0 flex-1 truncate text-fs-14 text-ink-2">{snippetOf(last)}</span>
          {isBlocked && <Badge look="line">{words.blocked}</Badge>}
          {unread > 0 && <span className="sr-only">, {communityWords.unread(unread)}</span>}
          <Count of={unread} />
        </span>
      </span>
    </PathLink>
  )
}

function snippetOf(last: Conversation['last']): string {
  if (!last) return words.nothingSaid
  if (last.isDeleted) return chatWords.removed
  const text = last.content || words.picture
  return last.isMine ? words.mine(text) : text
}
