import { assistantWords } from '@bewezen/domain/assistant/words.ts'
import { messageCounter, messageTextRefusal } from '@bewezen/domain/community/messageText.ts'
import { useQuery } from '@tanstack/react-query'
import SendHorizontal from 'lucide-react/icons/send'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useQueries } from '../base/api/queries.ts'
import { buttonLook } from '../base/parts/buttonLook.ts'
import { classes } from '../base/parts/classes.ts'
import { controlLook } from '../base/parts/controlLook.ts'
import { useOwnAccount } from '../base/session/viewer.ts'
import { ask, isWaiting } from './ask.ts'
import { setChat, useChat } from './chat.ts'
import { talkRead } from './talkRead.ts'

/** Where one asks: Enter sends, Shift and Enter begin a new line. Below it stands what the assistant is not (SH-ASSIST-26). */
export function AskForm({ covered }: { covered: boolean }) {
  const viewer = useOwnAccount()
  const { draft, asking } = useChat()
  // Whether a question still waits follows from the talk.
  useQuery({ ...talkRead(), enabled: false }, useQueries())
  const counter = messageCounter(draft)
  const noteId = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  // A finger would call up the keyboard over the talk.
  useEffect(() => {
    if (!covered && matchMedia('(pointer: fine)').matches) input.current?.focus()
  }, [covered])
  const isHeld = covered || !viewer || isWaiting(asking) || messageTextRefusal(draft) !== null
  const send = () => {
    if (!isHeld && viewer) void ask(viewer.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      inert={covered}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className="border-t border-line px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))]"
    >
      <div className="flex items-end gap-2">
        <textarea
          ref={input}
          rows={1}
          value={draft}
          onChange={(event) => setChat({ draft: event.currentTarget.value })}
          onKeyDown={onKeyDown}
          aria-label={assistantWords.input}
          aria-describedby={noteId}
          placeholder={assistantWords.placeholder}
          className={classes(controlLook, 'field-sizing-content max-h-40 min-w-0 resize-none leading-[26px]')}
        />
        <button
          type="submit"
          aria-label={assistantWords.send}
          aria-disabled={isHeld || undefined}
          className={classes(buttonLook({ look: 'primary' }), 'size-[46px] flex-none px-0!')}
        >
          <SendHorizontal size={18} />
        </button>
      </div>
      <p id={noteId} className="mt-2 flex justify-between gap-3 text-fs-12 leading-[1.4] text-ink-3">
        <span>{assistantWords.disclaimer}</span>
        {counter && (
          <span className={classes('tabular-nums', messageTextRefusal(draft) === 'tooLong' && 'text-ember-ink')}>
            {counter}
          </span>
        )}
      </p>
    </form>
  )
}
