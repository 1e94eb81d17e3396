import { type ComponentType, lazy, memo, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react'
import { drawn, type Load } from './drawn.tsx'
import { useTakenOver } from './takenOver.ts'

/**
 * A part of a public page that can wait: the server draws it, and its code is fetched at the first sign of the visitor,
 * be it a touch, a key, a move of the pointer or scrolling. Until then it must have no reason to be drawn anew, so give
 * it only texts and numbers.
 *
 *     const VisitorBar = later(() => import('./VisitorBar.tsx'), 'VisitorBar')
 */
export const later = <Name extends string, Props extends object>(load: Load<Name, Props>, name: Name) =>
  import.meta.env.SSR ? drawnLater(load, name) : takenOverLater(load, name)

const steps = new Set<() => void>()

/** To be told when somebody leaves for another page: parts that still wait are then drawn for that page. */
export function leaving(): void {
  wake()
  for (const step of steps) step()
}

/** Fetches every part at once: whoever is signed in works with them, and may find a tool in them that a visitor does not. */
export const wakeParts = (): void => wake()

let wake = () => {}
const awake = new Promise<void>((resolve) => {
  wake = resolve
})

function drawnLater<Name extends string, Props extends object>(load: Load<Name, Props>, name: Name) {
  const part = drawn(load, name)
  // The empty place stands where the browser has a part of its own: ids count the places before them.
  return (props: Props) => (
    <>
      {null}
      <Suspense>{part(props)}</Suspense>
    </>
  )
}

function takenOverLater<Name extends string, Props extends object>(load: Load<Name, Props>, name: Name) {
  for (const sign of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'])
    addEventListener(sign, wake, { once: true, passive: true, capture: true })
  let loaded = false
  // A press on a button of a part that is still on its way is done once the part is there.
  let pressed: Element | null = null
  const press = ({ target }: Event) => {
    if (!loaded && target instanceof Element) pressed = target.closest('[data-later]')
  }
  addEventListener('click', press, { capture: true })
  const pressAgain = () => {
    removeEventListener('click', press, { capture: true })
    if (pressed instanceof HTMLElement) pressed.click()
  }
  const Part = lazy(async () => {
    await awake
    const module = await load()
    loaded = true
    return { default: module[name] as ComponentType<object> }
  })
  return memo((props: Props) => (
    <>
      <WakeUnlessTakenOver />
      <Waiting isLoaded={() => loaded}>
        <Part {...props} />
        <Arrived tell={pressAgain} />
      </Waiting>
    </>
  ))
}

function Waiting({ isLoaded, children }: { isLoaded: () => boolean; children: ReactNode }) {
  const [anew, setAnew] = useState(false)
  useEffect(() => {
    // Taking over what the server drew for one page while showing another would leave the old page's marks in it.
    const step = () => isLoaded() || startTransition(() => setAnew(true))
    steps.add(step)
    return () => {
      steps.delete(step)
    }
  }, [isLoaded])
  // Without a boundary of its own the part stays as it is until the new one can be drawn.
  return anew ? children : <Suspense>{children}</Suspense>
}

/** Tells once the part beside it works. */
function Arrived({ tell }: { tell: () => void }) {
  useEffect(tell, [tell])
  return null
}

/** A sibling, since a change in the part itself would make React give up what the server drew. */
function WakeUnlessTakenOver() {
  const takenOver = useTakenOver()
  useEffect(() => {
    if (!takenOver) wake()
  }, [takenOver])
  return null
}
