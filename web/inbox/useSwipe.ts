import { type PointerEvent, useRef, useState } from 'react'
import { isPast, offsetOf, type Swipe, swipeOf } from './swipe.ts'

/** Lets a finger push a card to the right; `onPast` is told when it was let go far enough. Mouse and pen do not swipe. */
export function useSwipe(enabled: boolean, onPast: () => void) {
  const [offset, setOffset] = useState(0)
  const finger = useRef<{ x: number; y: number; swipe: Swipe } | null>(null)

  const down = (event: PointerEvent) => {
    if (enabled && event.pointerType === 'touch' && event.isPrimary)
      finger.current = { x: event.clientX, y: event.clientY, swipe: 'undecided' }
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const it = finger.current
    if (!it) return
    const [dx, dy] = [event.clientX - it.x, event.clientY - it.y]
    if (it.swipe === 'undecided') {
      it.swipe = swipeOf(dx, dy)
      if (it.swipe === 'card') event.currentTarget.setPointerCapture(event.pointerId)
    }
    if (it.swipe === 'card') setOffset(offsetOf(dx))
  }
  const up = () => {
    if (finger.current?.swipe === 'card' && isPast(offset)) onPast()
    rest()
  }
  const rest = () => {
    finger.current = null
    setOffset(0)
  }
  return { offset, on: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: rest } }
}
