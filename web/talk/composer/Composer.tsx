import { type MentionTyping, mentionTyping } from '@bewezen/domain/community/mentionTyping.ts'
import { messageCounter, messageTextRefusal } from '@bewezen/domain/community/messageText.ts'
import { composerWords } from '@bewezen/domain/community/words.ts'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { classes } from '../../base/parts/classes.ts'
import { FieldError } from '../../base/parts/Field.tsx'
import { onNeed } from '../../base/parts/onNeed.tsx'
import { useMay } from '../../base/session/ownAccess.ts'
import { withoutSecondSpace } from './beginDraft.ts'
import type { Calling } from './CalledNote.tsx'
import { ComposerBar } from './ComposerBar.tsx'
import type { Draft } from './drafts.ts'
import type { MentionKeys } from './MentionList.tsx'
import { takeFile } from './takeFile.ts'

const CalledNote = onNeed(() => import('./CalledNote.tsx'), 'CalledNote')
const MentionList = onNeed(() => import('./MentionList.tsx'), 'MentionList')
const ReplyStrip = onNeed(() => import('./ReplyStrip.tsx'), 'ReplyStrip', <div className="h-[45px]" />)
const PicturePreview = onNeed(() => import('./PicturePreview.tsx'), 'PicturePreview', <div className="h-[104px]" />)

export type ComposerProps = {
  id: string
  channelId: string
  /** The message whose text is changed here. */
  messageId?: string
  placeholder: string
  draft: Draft
  onDraft: (part: Partial<Draft>) => void
  /** Called only with a draft that may be sent. */
  onSend: () => void
  busy?: boolean
  /** Whether people can be named with an @ here; not in private. */
  namesPeople?: boolean
  /** Whether groups of them can be, by who may. */
  namesGroups?: boolean
  /** Escape, when neither the suggestions nor what is answered were meant (IN-REPLY-03). */
  onEscape?: () => void
  /** Text alone: no picture, and no group to name. */
  isPlain?: boolean
  /** What it is for; by default a new message. */
  label?: string
  /** Stands in place of 'Verstuur', where a text is changed that has its picture already; one of it submits the form. */
  submit?: ReactNode
  /** What else can be sent from here, beside picture, emoji and names. */
  tools?: ReactNode
  /** The room around it; by default that of a chat. */
  className?: string
}

/** Around the composer of a chat. */
const inChat = 'mx-3 mt-2 mb-3 lg:mx-6 lg:mb-[18px]'

/** Where a message is written: text with a counter, whom it names, a picture, and what it answers (IN-REPLY-01..08, IN-MENTION-01). */
export function Composer(props: ComposerProps) {
  const { id, channelId, messageId, placeholder, draft, onDraft, onSend, onEscape } = props
  const { busy = false, namesPeople = true, namesGroups = true, isPlain = false, className = inChat } = props
  const { submit, tools, label = composerWords.label } = props
  const takesPicture = !isPlain && !submit
  const area = useRef<HTMLTextAreaElement>(null)
  const isSecondPress = useRef(false)
  const isEntered = useRef(false)
  const mentions = useRef<MentionKeys>(null)
  const calling = useRef<Calling>(null)
  const mayCall = useMay('mentionGroups') && namesPeople && namesGroups && !isPlain
  const [typing, setTyping] = useState<MentionTyping | null>(null)
  const [error, setError] = useState<string | null>(null)
  const listId = useId()
  const [active, setActive] = useState<string | undefined>(undefined)
  const { text, parent, picture } = draft

  const write = (next: string, caret: number) => {
    onDraft({ text: next })
    setError(messageTextRefusal(next) === 'tooLong' ? composerWords.tooLong : null)
    setTyping(namesPeople ? mentionTyping(next, caret) : null)
  }
  const put = (next: { text: string; caret: number }) => {
    write(next.text, next.caret)
    setTyping(null)
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(next.caret, next.caret)
    })
  }
  /** Puts something where the cursor is, or in place of what is selected. */
  const insert = (piece: string) => {
    const { selectionStart: from, selectionEnd: to } = (isEntered.current && area.current) || atEnd(text)
    const before = text.slice(0, from)
    const space = piece === '@' && before !== '' && !/\s$/.test(before) ? ' ' : ''
    put({ text: before + space + piece + text.slice(to), caret: from + space.length + piece.length })
  }
  /** A draft that was kept is gone on with: browsers put the cursor before it. A press puts it where it falls after this. */
  const enter = () => {
    if (!isEntered.current) area.current?.setSelectionRange(text.length, text.length)
    isEntered.current = true
  }
  const send = () => {
    if (busy) return
    const refusal = messageTextRefusal(text)
    if (!refusal) {
      setTyping(null)
      return calling.current ? calling.current.send() : onSend()
    }
    setError(refusal === 'tooLong' ? composerWords.tooLong : composerWords.empty)
    area.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    if (typing && mentions.current?.take(event)) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      send()
    } else if (event.key === 'Escape') {
      if (typing) setTyping(null)
      else if (parent) onDraft({ parent: null })
      else if (onEscape) onEscape()
      else return
      event.preventDefault()
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files
    if (!file || !takesPicture) return
    event.preventDefault()
    void takeFile(file, onDraft)
  }

  return (
    <form
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        // The second press of a double click meets a field that was emptied by the first.
        if (isSecondPress.current && text === '') return
        send()
      }}
      onClickCapture={({ detail }) => {
        isSecondPress.current = detail > 1
      }}
      className={classes(
        'relative flex-none short:grid short:grid-cols-[minmax(0,1fr)_auto] short:items-end short:*:col-span-2 rounded-[14px] border-[1.5px] border-line-strong bg-surface focus-within:border-ink focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-ink',
        className,
      )}
    >
      {typing && (
        <MentionList
          ref={mentions}
          id={listId}
          channelId={channelId}
          withGroups={namesGroups && !isPlain}
          text={text}
          typing={typing}
          onChoose={put}
          onClose={() => setTyping(null)}
          onActive={setActive}
        />
      )}
      {parent && <ReplyStrip to={parent} onCancel={() => onDraft({ parent: null })} />}
      {picture && <PicturePreview of={picture} onRemove={() => onDraft({ picture: null })} />}
      <textarea
        ref={area}
        id={id}
        dir="auto"
        rows={1}
        value={text}
        aria-label={placeholder}
        placeholder={placeholder}
        aria-invalid={error !== null || undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={active && typing ? listId : undefined}
        aria-activedescendant={typing ? active : undefined}
        onChange={({ target }) => write(withoutSecondSpace(target.value, draft.begun), target.selectionStart)}
        onKeyDown={onKeyDown}
        onFocus={enter}
        onPaste={onPaste}
        onBlur={() => setTyping(null)}
        className="field-sizing-content block short:col-span-1! max-h-[38dvh] min-h-12 w-full resize-none bg-transparent px-4 pt-3.5 pb-1.5 leading-normal outline-none"
      />
      <div className="px-4 empty:hidden">
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </div>
      {mayCall && <CalledNote ref={calling} channelId={channelId} messageId={messageId} text={text} onSend={onSend} />}
      <ComposerBar
        counter={messageCounter(text)}
        isTooLong={messageTextRefusal(text) === 'tooLong'}
        busy={busy}
        namesPeople={namesPeople}
        onPicture={takesPicture ? (file) => void takeFile(file, onDraft) : undefined}
        submit={submit}
        tools={tools}
        onInsert={insert}
      />
    </form>
  )
}

const atEnd = ({ length }: string) => ({ selectionStart: length, selectionEnd: length })
