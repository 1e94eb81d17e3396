import { quickEmoji } from '@bewezen/domain/community/emoji.ts'
import { mayRemove, mayReport } from '@bewezen/domain/community/rights.ts'
import { chatWords, reactionWords } from '@bewezen/domain/community/words.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { profileWords } from '@bewezen/domain/profile/words.ts'
import type { LucideIcon } from 'lucide-react'
import Copy from 'lucide-react/icons/copy'
import Flag from 'lucide-react/icons/flag'
import Pencil from 'lucide-react/icons/pencil'
import Reply from 'lucide-react/icons/reply'
import Trash from 'lucide-react/icons/trash-2'
import UserRound from 'lucide-react/icons/user-round'
import { showPerson } from '../base/document/showPerson.ts'
import { copyText } from '../base/parts/copyText.ts'
import { nextWish } from '../talk/index.ts'
import { useActions, useReader } from './ChatContext.ts'
import type { ShownMessage } from './patches.ts'
import { useEditable } from './useEditable.ts'

export type MessageAction = {
  label: string
  Icon: LucideIcon
  act: () => void
  opensDialog?: boolean
  isDanger?: boolean
  /** A pointer does this without a button. */
  forFingers?: boolean
}

/** What this viewer can do with a message, in the order in which the toolbar and the sheet offer it. */
export function useMessageActions(message: ShownMessage) {
  const actions = useActions()
  const reader = useReader()
  const isEditable = useEditable(message)
  const { author } = message
  const offered: (MessageAction | false | null)[] = [
    reader.mayPost && { label: chatWords.reply, Icon: Reply, act: () => actions.reply(message) },
    isEditable && { label: chatWords.edit, Icon: Pencil, act: () => actions.edit(message) },
    {
      label: chatWords.copy,
      Icon: Copy,
      act: () => void copyText(message.content, chatWords.copied),
      forFingers: true,
    },
    author && {
      label: profileWords.profileOf(displayName(author)),
      Icon: UserRound,
      act: () => showPerson({ id: author.id, name: displayName(author) }),
      opensDialog: true,
    },
    mayReport(reader, { ...message, authorId: author?.id ?? null }) && {
      label: chatWords.report,
      Icon: Flag,
      act: () => actions.report(message),
      opensDialog: true,
    },
    mayRemove(reader, { authorId: author?.id ?? null, isPrivate: reader.isPrivate }) && {
      label: chatWords.remove,
      Icon: Trash,
      act: () => actions.remove(message),
      opensDialog: true,
      isDanger: true,
    },
  ]
  const reactions = quickEmoji.map((emoji) => {
    const isOwn = hasOwn(message, emoji)
    const act = () => actions.react(message, emoji, nextWish(message.id, emoji, isOwn))
    return { emoji, isOwn, label: reactionWords.with(emoji), act }
  })
  return {
    /** Empty for who may not react. */
    reactions: reader.mayReact ? reactions : [],
    chooseEmoji: (beside: Element) => actions.choose(message, beside),
    others: offered.filter((action) => !!action),
  }
}

/** Whether the viewer reacts with this emoji already: a second click takes it away (COM-CHAT-13). */
const hasOwn = ({ reactions }: ShownMessage, emoji: string): boolean =>
  reactions.some((reaction) => reaction.emoji === emoji && reaction.mine)
