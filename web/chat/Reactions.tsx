import { ReactionChips } from '../talk/index.ts'
import { useActions, useReader } from './ChatContext.ts'
import type { ShownMessage } from './patches.ts'

/** The reactions to a message of the channel on screen; none is no row. */
export function Reactions({ message }: { message: ShownMessage }) {
  const actions = useActions()
  const { mayReact } = useReader()
  if (message.reactions.length === 0) return null
  return (
    <ReactionChips
      of={message.id}
      reactions={message.reactions}
      mayReact={mayReact}
      onReact={(emoji, on) => actions.react(message, emoji, on)}
      onChoose={(anchor) => actions.choose(message, anchor)}
      className="mt-2"
    />
  )
}
