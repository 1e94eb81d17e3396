import { pageState } from '../../base/hydration/pageState.ts'
import type { Told } from './protocol.ts'

const key = 'podcasts-go-on'
const chosen = pageState<boolean | null>(null)
let starting: string | null = null

/** Whether the next episode plays by itself after this one: chosen in this browser, until somebody signs out; no without a choice (POD-MORE-33). */
export const goesOn = (): boolean => chosen.now() ?? kept()
/** The same, drawn anew when it changes. */
export const useGoesOn = (): boolean => chosen.useNow() ?? kept()

/** Chooses it and remembers it; a storage that refuses forgets it with the page. */
export function chooseGoesOn(on: boolean): void {
  chosen.set(on)
  try {
    if (on) localStorage.setItem(key, 'on')
    else localStorage.removeItem(key)
  } catch {}
}

function kept(): boolean {
  try {
    return localStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}

/** Says that this episode is to play as soon as it stands there. */
export const startNext = (id: string): void => {
  starting = id
}
/** Whether it is. */
export const isStarting = (id: string): boolean => starting === id
/** Says that an episode stands there: what is opened later by hand does not play by itself. */
export const started = (): void => {
  starting = null
}

/** What a player told so far: whether it played, and whether it is over. */
export type Heard = { played: boolean; isOver: boolean }

/** Whether an episode that was played came to its end with what the player told now; one that stood there already did not (POD-MORE-34). */
export const cameToEnd = (heard: Heard, { isOver }: Told): boolean => isOver === true && heard.played && !heard.isOver

/** What a player told so far, with what it told now. */
export const heardNow = (heard: Heard, { isPlaying, isOver }: Told): Heard => ({
  played: heard.played || isPlaying === true,
  isOver: isOver ?? heard.isOver,
})

/** Whether the focus is where somebody types: then nothing is put in the place of what they look at (POD-MORE-35). */
export const isTyping = (focused: Element | null): boolean =>
  focused?.matches('textarea, select, [contenteditable="true"], input:not([type="checkbox"])') ?? false
