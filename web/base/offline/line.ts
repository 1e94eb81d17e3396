import { lineStatus, onLineStatus } from '../live/live.ts'

/** Between tries on a line that is lost, while something waits. */
const [firstPause, longestPause] = [5_000, 60_000]

let state: 'good' | 'lost' = 'good'
let pause = firstPause
let timer: ReturnType<typeof setTimeout> | undefined
let ear: (() => void) | null = null
const back = () => ear?.()

/** The line as the last attempt found it, and when it is worth trying again. */
export const line = {
  now: () => state,
  found(found: 'good' | 'lost'): void {
    clearTimeout(timer)
    pause = found === 'good' ? firstPause : Math.min(2 * pause, longestPause)
    state = found
    if (found === 'lost' && ear) timer = setTimeout(back, pause)
  },
  /** To be told when the device is on the net again, the stream is back, somebody looks, or a while has passed. */
  onBack(hear: () => void): void {
    const isFirst = ear === null
    ear = hear
    if (!isFirst) return
    addEventListener('online', back)
    onLineStatus(() => lineStatus() === 'open' && back())
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && back())
  },
}
