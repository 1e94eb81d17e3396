import type { ComponentType, ReactNode } from 'react'
import type { useLights } from '../look/useLights.ts'

/** The lights of the page, which an action may change. */
export type ActionPage = { lights: Omit<ReturnType<typeof useLights>, 'stepTheme'> }

/** What an action of the search does: it opens a page, does something at once, or shows a dialog. */
export type ActionDeed =
  | { to: string }
  | { run: (page: ActionPage) => void }
  | { Dialog: ComponentType<{ onClose: () => void }> }

/** What a room does for the actions that it brings to the search, by their id in `domain/search/actions.ts`. */
export type ActionDeeds = Readonly<Record<string, ActionDeed & { icon: ReactNode }>>
