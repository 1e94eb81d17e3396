import { type Dispatch, type FocusEvent, type MouseEvent, type PointerEvent, type SetStateAction, useRef } from 'react'
import { useActions } from './ChatContext.ts'
import type { Over } from './overlays.ts'
import type { Row } from './rowsOf.ts'

const hoverMs = 350
const holdMs = 450
/** A finger that moves further than this, in pixels, scrolls. */
const stillWithin = 10
/** What a held press is for by itself: a link, and the text that is being changed. */
const ownPress = 'a, form'

/**
 * What the pointer does in the list, watched in one place instead of in every row: resting on a reaction shows who
 * reacted, and a finger that holds a message or a reaction opens what can be done with it (COM-CHAT-13).
 */
export function usePointing(
  rows: readonly Row[],
  places: ReadonlyMap<string, number>,
  setOver: Dispatch<SetStateAction<Over | null>>,
) {
  const actions = useActions()
  const timer = useRef(0)
  const press = useRef({ x: 0, y: 0, isHeld: false, isTouch: false })

  const later = (act: () => void, milliseconds: number) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(act, milliseconds)
  }
  const cancel = () => clearTimeout(timer.current)
  const messageAt = (target: Element) => {
    const id = target.closest<HTMLElement>('[data-message]')?.dataset.message
    const row = rows[places.get(id ?? '') ?? -1]
    return row?.kind === 'message' ? row.message.message : null
  }
  const showReactors = (chip: HTMLElement, isBeside: boolean) => {
    const message = messageAt(chip)
    const emoji = chip.dataset.reaction
    const reaction = message?.reactions.find((one) => one.emoji === emoji)
    if (!message || !reaction) return
    const anchor = isBeside ? chip : null
    setOver({ show: 'reactors', messageId: message.id, emoji: reaction.emoji, count: reaction.count, anchor })
  }
  const hideReactors = () => {
    cancel()
    setOver((over) => (over?.show === 'reactors' && over.anchor ? null : over))
  }

  return {
    onPointerOver({ target, pointerType }: PointerEvent<HTMLElement>) {
      const chip = pointerType === 'mouse' ? chipAt(target) : null
      if (chip) later(() => showReactors(chip, true), hoverMs)
    },
    onPointerOut({ target, relatedTarget, pointerType }: PointerEvent<HTMLElement>) {
      const chip = pointerType === 'mouse' ? chipAt(target) : null
      if (chip && !chip.contains(relatedTarget as Node | null)) hideReactors()
    },
    onFocusCapture({ target }: FocusEvent<HTMLElement>) {
      const chip = chipAt(target)
      if (chip?.matches(':focus-visible')) later(() => showReactors(chip, true), hoverMs)
    },
    onBlurCapture({ target }: FocusEvent<HTMLElement>) {
      if (chipAt(target)) hideReactors()
    },
    onPointerDown({ target, pointerType, clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
      press.current = { x, y, isHeld: false, isTouch: pointerType === 'touch' }
      if (pointerType !== 'touch' || !(target instanceof Element) || target.closest(ownPress)) return
      later(() => {
        const [chip, message] = [chipAt(target), messageAt(target)]
        if (!message || message.deletedAt !== null || message.state) return
        press.current.isHeld = true
        if (chip) showReactors(chip, false)
        else actions.open(message)
      }, holdMs)
    },
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
      const { x, y, isTouch } = press.current
      if (isTouch && Math.hypot(clientX - x, clientY - y) > stillWithin) cancel()
    },
    onPointerUp: cancelTouch,
    onPointerCancel: cancelTouch,
    onContextMenu(event: MouseEvent<HTMLElement>) {
      // The menu of the browser would cover the sheet that the same press opens.
      if (press.current.isTouch && event.target instanceof Element && !event.target.closest(ownPress))
        event.preventDefault()
    },
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (!press.current.isHeld) return
      press.current.isHeld = false
      event.preventDefault()
      event.stopPropagation()
    },
  }

  function cancelTouch({ pointerType }: PointerEvent<HTMLElement>) {
    if (pointerType === 'touch') cancel()
  }
}

const chipAt = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-reaction]') : null
