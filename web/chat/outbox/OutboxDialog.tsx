import { fullDateTime } from '@bewezen/domain/base/dates.ts'
import { outboxWords } from '@bewezen/domain/community/outboxWords.ts'
import { channelPath, conversationPath } from '@bewezen/domain/community/paths.ts'
import { chatWords } from '@bewezen/domain/community/words.ts'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Button } from '../../base/parts/Button.tsx'
import { copyText } from '../../base/parts/copyText.ts'
import { EmptyState } from '../../base/parts/EmptyState.tsx'
import { PathLink } from '../../base/parts/PathLink.tsx'
import { ResponsiveModal } from '../../base/parts/ResponsiveModal.tsx'
import { whyNot } from './deliver.ts'
import type { Letter } from './letter.ts'
import { discard, resend } from './outbox.ts'

type Props = { letters: readonly Letter[]; onClose: () => void }

/**
 * All that is not sent, wherever it was written: also what belongs to a channel that cannot be opened any more, so that
 * nothing that was typed is lost (COM-CHAT-50).
 */
export function OutboxDialog({ letters, onClose }: Props) {
  const placeOf = usePlaces()
  // Of what was refused nothing is sent by itself.
  const waits = letters.some(({ refused }) => refused === null)
  return (
    <ResponsiveModal open onClose={onClose} title={outboxWords.title} description={waits && outboxWords.text}>
      {letters.length === 0 ? (
        // Open since the last one went: sent meanwhile, or thrown away just now.
        <div role="status">
          <EmptyState title={outboxWords.none} art="up" />
        </div>
      ) : (
        <ul className="grid gap-3">
          {letters.map((letter) => (
            <Row key={letter.id} letter={letter} place={placeOf(letter.channelId)} onGo={onClose} />
          ))}
        </ul>
      )}
    </ResponsiveModal>
  )
}

type Place = { name: string; path: string } | null

function Row({ letter, place, onGo }: { letter: Letter; place: Place; onGo: () => void }) {
  const { id, message, picture, refused } = letter
  const why = refused === null ? chatWords.waiting : (whyNot(refused, letter).text ?? whyNot(refused, letter).title)
  return (
    <li className="grid gap-2 rounded-m border border-line p-3">
      <p className="flex flex-wrap gap-x-2 text-fs-13 text-ink-3">
        {place && (
          <PathLink to={place.path} onClick={onGo} className="font-semibold underline underline-offset-2">
            {place.name}
          </PathLink>
        )}
        <time dateTime={message.createdAt}>{fullDateTime(message.createdAt)}</time>
        {picture && <span>{outboxWords.picture}</span>}
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {message.content}
      </p>
      <p className={refused === null ? 'text-fs-14 text-ink-3' : 'text-fs-14 text-ember-ink'}>{why}</p>
      <div className="flex flex-wrap gap-2">
        {refused !== null && (
          <Button look="line" size="s" onClick={() => void resend(id)}>
            {chatWords.tryAgain}
          </Button>
        )}
        {message.content !== '' && (
          <Button look="line" size="s" onClick={() => void copyText(message.content, chatWords.copied)}>
            {chatWords.copy}
          </Button>
        )}
        <Button look="quiet" size="s" onClick={() => void discard(id)}>
          {chatWords.discard}
        </Button>
      </div>
    </li>
  )
}

/** Where a channel is, as far as this browser knows: a conversation has no name of its own there. */
function usePlaces(): (channelId: string) => Place {
  const { data } = useRead(api.community.list, {})
  const { data: direct } = useRead(api.community.conversations, {})
  return (channelId) => {
    for (const community of data?.communities ?? [])
      for (const channel of community.channels)
        if (channel.id === channelId) return { name: channel.name, path: channelPath(community, channel) }
    const isPrivate = direct?.conversations.some(({ id }) => id === channelId)
    return isPrivate ? { name: outboxWords.toConversation, path: conversationPath(channelId) } : null
  }
}
