import { chatWords } from '@bewezen/domain/community/words.ts'
import { type Dispatch, memo, type SetStateAction, useCallback, useMemo, useRef } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { EmptyState } from '../base/parts/EmptyState.tsx'
import { onNeed } from '../base/parts/onNeed.tsx'
import { focusComposer } from '../talk/index.ts'
import { ListRow } from './ListRow.tsx'
import type { Over } from './overlays.ts'
import type { ChannelMessages } from './patches.ts'
import { keyOf, placesOf, type Row, rowsOf } from './rowsOf.ts'
import type { useChannel } from './useChannel.ts'
import { useFocusedMessage } from './useFocusedMessage.ts'
import { useGrownAtStart } from './useGrownAtStart.ts'
import { useHeldPlace } from './useHeldPlace.ts'
import { useMessageKeys } from './useMessageKeys.ts'
import { usePointing } from './usePointing.ts'

// Unseen until somebody reads back.
const JumpDown = onNeed(() => import('../base/parts/JumpDown.tsx'), 'JumpDown')
const LoadNote = onNeed(() => import('./LoadNote.tsx'), 'LoadNote')

type Props = {
  /** Of the channel or conversation. */
  name: string
  /** Whether the viewer can write here: an empty conversation invites nobody else to. */
  mayPost: boolean
  newFrom: number | null
  /** The message to go to; a new object each time that somebody asks. */
  target: { id: string } | null
  /** The message whose text is being changed here. */
  editing: string | null
  sent: number
  of: Omit<ReturnType<typeof useChannel>, 'chat'> & { chat: ChannelMessages }
  over: Dispatch<SetStateAction<Over | null>>
  onEnd: (isAtEnd: boolean) => void
}

/**
 * The messages of a channel, oldest above. Only what is in view is drawn; the view stays in place when older messages
 * come, follows the end when somebody is there, and otherwise tells that there is more (COM-CHAT-07, COM-CHAT-08).
 */
export const MessageList = memo(({ name, mayPost, newFrom, target, editing, sent, of, over, onEnd }: Props) => {
  const { chat, load, loading, failed, toNewest } = of
  const rows = useMemo(() => rowsOf(chat, newFrom), [chat, newFrom])
  const places = useMemo(() => placesOf(rows), [rows])
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const { focused, focusMessage, onFocus } = useFocusedMessage(box)
  const isShift = useGrownAtStart(rows)
  const held = useHeldPlace({ list, rows, places, target, sent, chat, load, failed, focusMessage, onEnd })
  const onKeyDown = useMessageKeys({ list, rows, places, focusMessage, onLeave: focusComposer })
  const pointing = usePointing(rows, places, over)
  const mounted = useMemo(() => placesIn(places, [focused, editing]), [places, focused, editing])
  const draw = useCallback(
    (row: Row) => <ListRow key={keyOf(row)} row={row} name={name} highlighted={held.highlighted} editing={editing} />,
    [name, held.highlighted, editing],
  )
  const isEmpty = chat.messages.length === 0
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={box}
        role="log"
        aria-live="off"
        aria-label={chatWords.list(name)}
        aria-busy={loading !== null}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        {...pointing}
        className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain px-3.5 [overflow-anchor:none] focus-visible:-outline-offset-3 lg:px-6"
      >
        {/* A short conversation stands at the bottom, above the composer. */}
        <div className="flex-1" />
        {isEmpty && (
          <div className="flex-1">
            <EmptyState title={mayPost ? chatWords.empty : chatWords.emptyClosed} picture="fire" />
          </div>
        )}
        <Virtualizer
          ref={list}
          scrollRef={box}
          data={rows}
          shift={isShift}
          keepMounted={mounted}
          bufferSize={600}
          onScroll={held.onScroll}
          onResize={held.onResize}
        >
          {draw}
        </Virtualizer>
      </div>
      {(loading ?? failed) && <LoadNote loading={loading} failed={failed} onRetry={(way) => void load(way)} />}
      {!held.isAtEnd && (
        <JumpDown
          label={chatWords.toNewest}
          news={held.hasNews ? chatWords.newMessages : null}
          onJump={() => void toNewest().then(held.toEnd, () => {})}
        />
      )}
    </div>
  )
})

/** Where some messages stand, of those that are in the list: what has the focus or holds a text stays drawn. */
const placesIn = (places: ReadonlyMap<string, number>, ids: readonly (string | null)[]): number[] => [
  ...new Set(ids.map((id) => places.get(id ?? '') ?? -1).filter((place) => place >= 0)),
]
