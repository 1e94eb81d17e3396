import type { Connect } from './connect.ts'
import type { Heard } from './events.ts'
import { pauseBefore } from './pauses.ts'

export type LineStatus = 'open' | 'lost'

type Line = {
  connect: Connect
  /** The number after which to listen: asked anew at each opening. */
  after: () => number
  hear: (heard: Heard) => void
  onStatus: (status: LineStatus) => void
  onSignedOut: () => void
}

/** Keeps one stream open, opening it again after growing pauses, until it is stopped or the session is over. */
export function keepConnected({ connect, after, hear, onStatus, onSignedOut }: Line) {
  const stopped = new AbortController()
  let current = new AbortController()
  let goOn = () => {}
  /**
   * Asked for while a try was under way, which may have begun before the net was back: the next one follows at once. Not
   * after a stream that was open, or all browsers would come back to a new server at the same moment.
   */
  let hurried = false

  async function run(): Promise<void> {
    for (let attempt = 0; !stopped.signal.aborted; attempt++) {
      const listen = (heard: Heard) => {
        if (stopped.signal.aborted) return
        attempt = -1
        hurried = false
        onStatus('open')
        hear(heard)
      }
      current = new AbortController()
      hurried = false
      const end = await connect(after(), listen, AbortSignal.any([stopped.signal, current.signal]))
      if (stopped.signal.aborted) return
      if (end === 'signedOut') return onSignedOut()
      // The line is good: it is only not for this page while another tab views the site as a role (ADM-MORE-52).
      if (end === 'lost') onStatus('lost')
      if (!hurried) await pause(pauseBefore(Math.max(attempt, 0), Math.random()))
    }
  }

  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      goOn = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  void run()
  return {
    stop: () => {
      stopped.abort()
      goOn()
    },
    /** Ends a pause at once: the device is back on the net, or somebody is waiting. */
    hurry: () => {
      hurried = true
      goOn()
    },
    /** Gives up the open stream: the device says that it has no net, which the stream itself would notice late. */
    drop: () => current.abort(),
  }
}
