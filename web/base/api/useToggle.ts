import { useState } from 'react'
import { lastWish } from './lastWish.ts'

type State = string | number | boolean
type Asked<Wanted extends State, Answer> = {
  /** The thing and what of it; the same wherever it can be toggled. */
  key: string
  call: (wanted: Wanted) => Promise<Answer>
  /** What is drawn stands until what this answers is done, such as reading anew what is stored. */
  onStored?: (answer: Answer, stored: Wanted) => unknown
  /** Tells of a refusal, where `call` does not. */
  onRefused?: (error: unknown) => unknown
}

/**
 * A state that somebody sets by a click: drawn at once; of fast clicks only the last is sent (`lastWish`); what is stored
 * shows again when it is refused. `shown` is the state to draw, `isBusy` whether a wish is under way.
 */
export function useToggle<Wanted extends State, Answer>(asked: Asked<Wanted, Answer> & { stored: Wanted }) {
  const [wish, setWish] = useState<Wanted | null>(null)
  const [want] = useState(() => toggling<Wanted>(setWish))
  return {
    shown: wish ?? asked.stored,
    isBusy: wish !== null,
    /** Is over when the outcome is told; never fails. */
    want: (wanted: Wanted): Promise<void> => want(asked, wanted),
  }
}

/** The clicks of one part of the screen; `show` draws a wish, or with null what is stored. */
export function toggling<Wanted extends State>(show: (wish: Wanted | null) => void) {
  let underWay = 0
  return async <Answer>({ key, call, onStored, onRefused }: Asked<Wanted, Answer>, wanted: Wanted): Promise<void> => {
    underWay++
    show(wanted)
    try {
      const stored = await lastWish(key, wanted, async (state) => [await call(state), state] as const)
      // Without: another click was sent meanwhile, and is told of by whoever sent it.
      if (stored) await onStored?.(...stored)
    } catch (error) {
      await onRefused?.(error)
    }
    // Who clicked again meanwhile sees that wish.
    if (--underWay === 0) show(null)
  }
}
