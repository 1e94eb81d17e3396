import { pageState } from '../base/hydration/pageState.ts'

export type View = 'month' | 'cards'
const chosen = pageState<View | null>(null)

/** The views as the address of the calendar names them (EV-ROUTE-24). */
export const viewNames = { month: 'maand', cards: 'kaarten' } as const satisfies Record<View, string>

/**
 * Puts the chosen view of the events on the page, before anything is seen of it: that of the address, else the last one
 * that was chosen here; without a choice the width decides, by CSS alone (EV-CAL-25, EV-ROUTE-24). The renderer writes this
 * function into the page: it may use nothing but the browser.
 */
export function applyView(): void {
  try {
    const named = new URLSearchParams(location.search).get('weergave')
    const view = named === 'maand' ? 'month' : named === 'kaarten' ? 'cards' : localStorage.getItem('events-view')
    if (view === 'month' || view === 'cards') document.documentElement.dataset.events = view
  } catch {}
}

/** The view that is shown; nothing until a browser has looked. */
export const useView = chosen.useNow

/** Finds out which view is shown now. */
export function readView(): void {
  applyView()
  const { events } = document.documentElement.dataset
  if (events === 'month' || events === 'cards') chosen.set(events)
  else chosen.set(matchMedia('(min-width: 1024px)').matches ? 'month' : 'cards')
}

/** Chooses a view and remembers it in this browser; a storage that refuses forgets it with the page. */
export function chooseView(view: View): void {
  document.documentElement.dataset.events = view
  chosen.set(view)
  try {
    localStorage.setItem('events-view', view)
  } catch {}
}

/** Shown in the month view only, and in the view of cards only. */
export const inMonth = 'max-lg:hidden [[data-events=month]_&]:block! [[data-events=cards]_&]:hidden!'
/** Beyond the first of something in the month view. */
export const notInMonth = 'lg:hidden [[data-events=month]_&]:hidden! [[data-events=cards]_&]:block!'
