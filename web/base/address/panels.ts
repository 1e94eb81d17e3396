import type { AnyRouter, RouterHistory } from '@tanstack/react-router'

/** What closes by Back and lies over a page: a sheet, a menu, a dialog. */
export type Panel = { close: () => void }

type Stack = { open: (panel: Panel) => () => void }
type OfPanel = { isPanel?: true; panelDepth?: number }

const stacks = new WeakMap<RouterHistory, Stack>()

/**
 * The stack of the panels that lie open in this window, each with a history entry of its own above that of the page, so
 * that Back closes the topmost one (SH-UI-23). Entries that stand for no open panel, such as after a reload, are left.
 */
export function panelsOf(router: AnyRouter): Stack {
  const stack = stacks.get(router.history) ?? stackOver(router)
  stacks.set(router.history, stack)
  return stack
}

function stackOver(router: AnyRouter): Stack {
  const history: RouterHistory = router.history
  const panels: Panel[] = []
  let path = history.location.pathname
  /** The entries are being left, which takes the browser a moment; a step to a page waits for it. */
  let isLeaving = false
  let next: (() => void) | undefined

  const leave = (entries: number, then?: () => void) => {
    isLeaving = true
    next = then
    history.flush()
    history.go(-entries, { ignoreBlocker: true })
  }
  // A panel that makes way for another hands its entry on: nothing is done before both are known.
  const level = () => queueMicrotask(levelNow)
  const levelNow = () => {
    const depth = depthOf(history)
    if (isLeaving || depth === panels.length) return
    if (depth > panels.length) leave(depth - panels.length)
    else enter(history)
  }
  const closeAbove = (depth: number) => {
    for (const panel of panels.splice(depth).reverse()) panel.close()
  }

  history.subscribe(({ location, action }) => {
    const isElsewhere = location.pathname !== path
    path = location.pathname
    if (action.type === 'PUSH' || action.type === 'REPLACE') {
      if (isElsewhere) closeAbove(0)
    } else if (isLeaving) {
      isLeaving = false
      const then = next
      next = undefined
      then?.()
    } else closeAbove(depthOf(history))
    level()
  })
  stepFromPanels(history, {
    isLeaving: () => isLeaving,
    afterLeaving: (then) => {
      next = then
    },
    leave,
  })
  level()

  return {
    open: (panel) => {
      muteRouter(router)
      panels.push(panel)
      level()
      return () => {
        const at = panels.indexOf(panel)
        if (at >= 0) panels.splice(at, 1)
        level()
      }
    },
  }
}

/** How many panels the present entry says that lie over the page. */
const depthOf = ({ location }: RouterHistory): number => (location.state as OfPanel).panelDepth ?? 0

function enter(history: RouterHistory): void {
  const { href, state } = history.location
  const of: OfPanel = { isPanel: true, panelDepth: depthOf(history) + 1 }
  history.push(href, Object.assign({}, state, of), { ignoreBlocker: true })
}

type Leaving = {
  isLeaving: () => boolean
  afterLeaving: (then: () => void) => void
  leave: (entries: number, then: () => void) => void
}

/**
 * Decorates the steps of a history: one from a panel to a page takes the place of the panel's entry, so that Back leads
 * from there to the page that lay under the panel.
 */
function stepFromPanels(history: RouterHistory, { isLeaving, afterLeaving, leave }: Leaving): void {
  const { push, replace } = history
  history.push = (to, state?: OfPanel, options?) => {
    const depth = depthOf(history)
    if (isLeaving()) afterLeaving(() => history.push(to, state, options))
    else if (depth === 0 || state?.isPanel) push(to, state, options)
    else if (depth === 1) replace(to, state, options)
    else leave(depth - 1, () => replace(to, state, options))
  }
  history.replace = (to, state, options) => {
    const [path] = to.split(/[?#]/)
    const isSamePage = path === history.location.pathname
    if (isLeaving()) afterLeaving(() => history.replace(to, state, options))
    // Another part of the page under a panel that stays open, such as what it filters.
    else if (isSamePage && depthOf(history) > 0) leave(depthOf(history), () => replace(to, state, options))
    // A page that was chosen two panels deep takes the place of the lowest.
    else if (depthOf(history) > 1) leave(depthOf(history) - 1, () => replace(to, state, options))
    else replace(to, state, options)
  }
}

/** A panel is no step to another page: the router hears of none, so that nothing is loaded, drawn or scrolled anew. */
function muteRouter(router: AnyRouter): void {
  const { subscribers }: RouterHistory = router.history
  const { load } = router
  if (!subscribers.delete(load)) return
  subscribers.add((step) => {
    const { href, state } = step.location
    const { latestLocation: shown } = router
    const isPanels = (state as OfPanel).isPanel === true || state.__TSR_key === shown.state.__TSR_key
    if (href !== shown.href || !isPanels) void load(step as never)
  })
}
