import { fullDateTime } from '@bewezen/domain/base/dates.ts'
import type { Message } from '@bewezen/domain/community/contract.ts'
import { messagePieces, type Piece } from '@bewezen/domain/community/links.ts'
import { batchLabels, chatWords } from '@bewezen/domain/community/words.ts'
import Clock from 'lucide-react/icons/clock'
import { Fragment, memo, type ReactNode } from 'react'
import { classes } from '../base/parts/classes.ts'

type Props = {
  text: string
  mentions: Message['mentions']
  editedAt: string | null
  isSending: boolean
  /** Who reads it: their own name stands out. */
  readerId: string
  /** Draws what is plain text in it, where something there means more, such as a moment of a recording. */
  drawText?: (text: string) => ReactNode
}

/** What somebody wrote, as plain text with its line breaks; addresses are links, and who is named stands out (COM-CHAT-14). */
export const MessageText = memo(({ text, mentions, editedAt, isSending, readerId, drawText }: Props) => {
  const own = mentions.people.find((person) => person.id === readerId)?.username.toLowerCase()
  const named = new Set(mentions.people.map((person) => person.username.toLowerCase()))
  const pieces = messagePieces(text, {
    isUser: (username) => named.has(username),
    mayMentionGroups: mentions.groups.length > 0,
  })
  return (
    <p dir="auto" className="leading-normal [overflow-wrap:anywhere] whitespace-pre-wrap">
      {inOrder(pieces, (piece) => (piece.kind === 'text' && drawText ? drawText(piece.text) : draw(piece, own)))}
      {isSending && <Clock size={13} className="ml-1.5 inline-block align-[-1px] text-ink-3" />}
      {editedAt && (
        <time dateTime={editedAt} title={fullDateTime(editedAt)} className="text-fs-13 text-ink-3">
          {' '}
          ({chatWords.edited})
        </time>
      )}
    </p>
  )
})

function draw(piece: Piece, own: string | undefined): ReactNode {
  switch (piece.kind) {
    case 'text':
      return piece.text
    case 'link':
      return (
        <a href={piece.href} target="_blank" rel="noopener noreferrer nofollow ugc" className="text-sky-ink">
          {piece.text}
        </a>
      )
    case 'mention':
      return <Named isOwn={piece.username === own}>{piece.text}</Named>
    case 'batch':
      return <Named isOwn>@{batchLabels[piece.batch]}</Named>
  }
}

const Named = ({ isOwn, children }: { isOwn: boolean; children: ReactNode }) => (
  <span
    className={classes(
      'rounded-[5px] px-1 py-px font-semibold',
      isOwn ? 'bg-sun-soft text-sun-ink' : 'bg-sky-soft text-sky-ink',
    )}
  >
    {children}
  </span>
)

/** Pieces have no name but their place: a text that changes is drawn anew as a whole. */
function inOrder(pieces: Piece[], each: (piece: Piece) => ReactNode): ReactNode {
  let at = 0
  return pieces.map((piece) => {
    const key = at
    at += piece.text.length
    return <Fragment key={key}>{each(piece)}</Fragment>
  })
}
