import { isTurning } from '@bewezen/domain/site/turning.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'

const free = { paused: false, hovered: false, focused: false }

/**
 * Calls `turn` every so many milliseconds, but never while somebody hovers, touches or focuses what moves, paused it, is
 * on another tab or asked for less motion (MKT-HOME-10). `turn` must stay the same function. Answers the pause button's
 * state and the listeners for what moves.
 */
export function useTurning(every: number, turn: () => void) {
  const [held, setHeld] = useState(free)
  const resting = useSyncExternalStore(whenRestChanges, rests, () => true)
  const turns = isTurning({ ...held, resting })
  useEffect(() => {
    if (!turns) return
    const timer = setInterval(turn, every)
    return () => clearInterval(timer)
  }, [turns, every, turn])
  const hold = (change: Partial<typeof free>) => () => setHeld((before) => ({ ...before, ...change }))
  return {
    paused: held.paused,
    /** Going on is meant at once, although the pointer and the focus are still on the button. */
    toggle: () => setHeld({ ...free, paused: !held.paused }),
    holds: {
      onPointerEnter: hold({ hovered: true }),
      onPointerLeave: hold({ hovered: false }),
      onFocus: hold({ focused: true }),
      onBlur: hold({ focused: false }),
    },
  }
}

const lessMotion = () => matchMedia('(prefers-reduced-motion: reduce)')
const rests = () => document.hidden || lessMotion().matches

function whenRestChanges(tell: () => void): () => void {
  const motion = lessMotion()
  document.addEventListener('visibilitychange', tell)
  motion.addEventListener('change', tell)
  return () => {
    document.removeEventListener('visibilitychange', tell)
    motion.removeEventListener('change', tell)
  }
}
