import { useSyncExternalStore } from 'react'
import { defaultLights, keepLights, type Lights, nextTheme, readLights, shine, type ThemeChoice } from './theme.ts'

const prefersDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)')

/** The choice as it is drawn: also where the browser keeps nothing (SH-LOCAL-09). */
let lights: Lights | null = null
const listeners = new Set<() => void>()

/** The lights of this page with the two switches of the account menu; the page changes at once (SH-UI-03..06). */
export function useLights() {
  const now = useSyncExternalStore(listen, current, () => defaultLights)
  return {
    ...now,
    stepTheme: () => choose({ ...current(), theme: nextTheme(current().theme) }),
    chooseTheme: (theme: ThemeChoice) => choose({ ...current(), theme }),
    switchRedLight: (redLight: boolean) => choose({ ...current(), redLight }),
  }
}

function choose(chosen: Lights): void {
  keepLights(storage(), chosen)
  shine(document.documentElement, chosen, prefersDark().matches)
  tell(chosen)
}

function current(): Lights {
  lights ??= readLights(storage())
  return lights
}

function listen(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', takeOver)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', takeOver)
  }
}

/** Another tab chose; the page itself follows by `followLights`. */
const takeOver = () => tell(readLights(storage()))

function tell(next: Lights): void {
  lights = next
  for (const listener of listeners) listener()
}

function storage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}
