import type { KeyboardEvent, RefObject } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { focusStep } from '../base/focus/focusStep.ts'
import { useActions, useReader } from './ChatContext.ts'
import { neighbour, type Row } from './rowsOf.ts'

type Keys = {
  list: RefObject<VirtualizerHandle | null>
  rows: readonly Row[]
  places: ReadonlyMap<string, number>
  focusMessage: (id: string) => void
  onLeave: () => void
}

/**
 * The keyboard of the chat: Up and Down walk through the messages, Enter goes to the actions of one and the arrows
 * through them, R answers, E reacts, Escape goes back: from the actions to the message, from there to the composer.
 * ArrowUp in an empty composer edits one's last message (`EditLast`).
 */
export function useMessageKeys({ list, rows, places, focusMessage, onLeave }: Keys) {
  const actions = useActions()
  const { mayReact, mayPost } = useReader()

  function walk(from: string | null, step: 1 | -1): void {
    const next = neighbour(rows, from, step)
    if (!next) return
    focusMessage(next)
    list.current?.scrollToIndex(places.get(next) ?? 0, { align: 'nearest' })
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { target, key } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement))
      return
    const message = target.closest<HTMLElement>('[data-message]')
    const toolbar = target.closest<HTMLElement>('[role="toolbar"]')
    const id = message?.dataset.message ?? null
    const row = rows[places.get(id ?? '') ?? -1]
    const said = row?.kind === 'message' ? row.message.message : null
    const isWhole = said !== null && said.deletedAt === null && said.state === undefined
    const act = keyAct()
    if (!act) return
    event.preventDefault()
    act()

    function keyAct(): (() => void) | null {
      if (key === 'Escape') return () => (toolbar ? message?.focus() : onLeave())
      if (key === 'ArrowUp') return () => walk(id, -1)
      if (key === 'ArrowDown') return () => walk(id, 1)
      if (toolbar && (key === 'ArrowLeft' || key === 'ArrowRight'))
        return () =>
          focusStep(
            Array.from(toolbar.querySelectorAll('button')),
            target as HTMLElement,
            key === 'ArrowRight' ? 1 : -1,
          )
      if (!message || !isWhole || !said) return null
      if (key === 'Enter' && target === message)
        return () => message.querySelector<HTMLElement>('[role="toolbar"] button')?.focus()
      if (key === 'r' && mayPost) return () => actions.reply(said)
      if (key === 'e' && mayReact) return () => actions.choose(said, message.querySelector('[data-choose]') ?? message)
      return null
    }
  }

  return onKeyDown
}
