import { presenceTimes } from '@bewezen/domain/community/presence.ts'
import type { Presence } from '@bewezen/domain/community/presenceContract.ts'

type Leave = () => void
type Deps = {
  /** Says that the channel is looked at, and whether somebody types when that is to be said; answers who is there. */
  here: (typing?: boolean) => Promise<Presence>
  /** Says that it is looked at no longer. */
  away: () => void
  /** What stands in the composer. */
  text: () => string
  onText: (listener: () => void) => Leave
  isVisible: () => boolean
  onVisible: (listener: () => void) => Leave
  /** The stream is back: nothing was told while it was away. */
  onBack: (listener: () => void) => Leave
  onPresence: (listener: (presence: Presence) => void) => Leave
  show: (presence: Presence | null) => void
}

/** The presence heartbeat of one open channel: reports looking and typing to the server, and passes on who is there (COM-CHAT-32, COM-CHAT-33). */
export function followPresence(it: Deps): Leave {
  let beat: ReturnType<typeof setTimeout> | undefined
  /** Changes with everything that makes an answer on its way too old to be shown. */
  let newest = 0
  let text = it.text()
  let typedAt = Number.NEGATIVE_INFINITY

  const say = (typing?: boolean) => {
    clearTimeout(beat)
    beat = setTimeout(say, presenceTimes.sayHere)
    const mine = ++newest
    const show = (presence: Presence | null) => mine === newest && it.show(presence)
    // Without an answer it is not known who is there: that is shown, and said again soon.
    it.here(typing).then(show, () => show(null))
  }
  const rest = () => {
    clearTimeout(beat)
    newest++
    typedAt = Number.NEGATIVE_INFINITY
    it.away()
  }
  const sayIfSeen = () => it.isVisible() && say()
  const onText = () => {
    const next = it.text()
    if (next === text) return
    text = next
    const since = Date.now() - typedAt
    if (!it.isVisible()) return
    if (next === '') {
      typedAt = Number.NEGATIVE_INFINITY
      if (since < presenceTimes.typingLasts) say(false)
    } else if (since >= presenceTimes.sayTyping) {
      typedAt = Date.now()
      say(true)
    }
  }
  const hear = (presence: Presence) => {
    newest++
    it.show(presence)
  }

  const leaves = [
    it.onText(onText),
    it.onVisible(() => (it.isVisible() ? say() : rest())),
    it.onBack(sayIfSeen),
    it.onPresence(hear),
  ]
  sayIfSeen()
  return () => {
    for (const leave of leaves) leave()
    if (it.isVisible()) rest()
    else clearTimeout(beat)
  }
}
