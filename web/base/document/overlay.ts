import { pageState } from '../hydration/pageState.ts'

/** The person whose dialog is open; the name is known wherever a face is, so that it stands there at once. */
export type ShownPerson = { id: string; name: string }

/** The overlays that can open over any page; one at a time. */
export type Overlay = 'menu' | 'report' | 'cart' | 'ranking' | { person: ShownPerson } | { eventForm: ShownForm }

/** The form of an event that is there, or of a new one on a day that was clicked or none. */
export type ShownForm = { eventId: string } | { day: string | null }

const overlay = pageState<Overlay | null>(null)

/** The overlay that is open now. */
export const useOverlay = overlay.useNow

/** Opens one of them: bars, menus, faces and the keyboard lead there. */
export const showOverlay = (next: Overlay): void => overlay.set(next)

export const closeOverlay = (): void => overlay.set(null)
