import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react'
import { type Load, serverRendered } from './islands.tsx'
import { pressedLast } from './press.ts'
import { firstSign } from './signs.ts'
import { useTakenOver } from './takenOver.ts'
import { untilLoaded } from './untilLoaded.ts'

/**
 * A part of a public page that can wait: the server draws it, and its code is fetched at the first sign of the visitor,
 * be it a touch, a key, a text in a field, a move of the pointer, scrolling, or a press in a frame. A button of it that is pressed before is
 * pressed again once the part works. Until then it must have no reason to be drawn anew, so give it only texts and numbers.
 *
 *     const VisitorBar = later(() => import('../drawn/VisitorBar.tsx'), 'VisitorBar')
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
  const part = serverRendered(load, name)
  // The empty place stands where the browser has a part of its own: ids count the places before them.
  return (props: Props) => (
    <div className="contents">
      {null}
      <Suspense>{part(props)}</Suspense>
    </div>
  )
}

function takenOverLater<Name extends string, Props extends object>(load: Load<Name, Props>, name: Name) {
  void firstSign().then(wake)
  let loaded = false
  let pressed: HTMLElement | null = null
  const pressAgain = (part: HTMLElement | null) => {
    if (part?.contains(pressed)) pressed?.click()
    pressed = null
  }
  const Part = lazy(async () => {
    await awake
    const module = await untilLoaded(load)
    loaded = true
    // A press from now on reaches the part by itself.
    pressed = pressedLast()
    return { default: module[name] as ComponentType<object> }
  })
  return memo((props: Props) => {
    const place = useRef<HTMLDivElement>(null)
    return (
      <div ref={place} className="contents">
        <WakeUnlessTakenOver />
        <Waiting isLoaded={() => loaded}>
          <Part {...props} />
          <Arrived at={place} tell={pressAgain} />
        </Waiting>
      </div>
    )
  })
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

type Arriving = { at: RefObject<HTMLElement | null>; tell: (part: HTMLElement | null) => void }

/** Tells once the part beside it works. */
function Arrived({ at, tell }: Arriving) {
  useEffect(() => tell(at.current), [at, tell])
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
