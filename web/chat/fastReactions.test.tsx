import { reactionWords } from '@bewezen/domain/community/words.ts'
import { Children, isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReactionChips, wantReaction } from '../talk/index.ts'
import { ActionsContext, type ChatActions, ReaderContext, useActions } from './ChatContext.ts'
import { MessageActions } from './MessageActions.tsx'
import { MessageToolbar } from './MessageToolbar.tsx'
import { aMessage } from './testing/aMessage.ts'

const emoji = '👍'
const message = aMessage(1, { reactions: [{ emoji, count: 2, mine: true }] })
const reader = { id: 'sem', role: 'student', mayPost: true, mayReact: true, isPrivate: false }
const without = reactionWords.with(emoji)
const counted = reactionWords.times(emoji, 2, true)

/** The buttons of what a component draws, as they stand on screen until something is drawn anew. */
function buttonsOf(node: ReactNode): { label?: string; onClick: () => void }[] {
  return Children.toArray(node).flatMap((part) => {
    if (!isValidElement<Record<string, never>>(part)) return []
    const { onClick, label, 'aria-label': named, children } = part.props
    return [...(onClick ? [{ label: label ?? named, onClick: onClick as () => void }] : []), ...buttonsOf(children)]
  })
}

let parts: ReactNode[] = []
/** What is drawn of the message before anybody presses: the chips below it, the toolbar above it, the sheet of fingers. */
function Parts() {
  const actions = useActions()
  const chips = { of: message.id, reactions: message.reactions, mayReact: true, onChoose: () => {} }
  parts = [
    ReactionChips({ ...chips, onReact: (with_, on) => actions.react(message, with_, on) }),
    MessageToolbar({ message }),
    MessageActions({ message, onClose: () => {} }),
  ]
  return null
}

function drawn(react: ChatActions['react']) {
  renderToStaticMarkup(
    <ReaderContext value={reader}>
      <ActionsContext value={{ react } as ChatActions}>
        <Parts />
      </ActionsContext>
    </ReaderContext>,
  )
  const [chips = [], toolbar = [], sheet = []] = parts.map(buttonsOf)
  return { chips, toolbar, sheet }
}

const places = ['chips', 'toolbar', 'sheet'] as const
test.each(places.flatMap((first) => places.map((second) => [first, second] as const)))(
  'X3-EDGE-20 COM-CHAT-13 a press on the %s and one on the %s before an answer leave a reaction as it was',
  async (first, second) => {
    const sent: boolean[] = []
    const wishes: Promise<boolean>[] = []
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const call = async (on: boolean) => {
      sent.push(on)
      await answered
      return { reactions: [] }
    }
    const react: ChatActions['react'] = (_, with_, on) =>
      void wishes.push(wantReaction({ id: message.id, emoji: with_, on, show: () => {}, call, renew: () => {} }))
    const shown = drawn(react)
    const press = (place: (typeof places)[number]) =>
      shown[place].find(({ label }) => label === without || label === counted)?.onClick()
    press(first)
    press(second)
    answer()
    await Promise.all(wishes)
    expect(sent).toEqual([false, true])
  },
)
