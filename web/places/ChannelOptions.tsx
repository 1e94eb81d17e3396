import type { RefObject } from 'react'
import { useKeptFocus } from '../base/focus/useKeptFocus.ts'
import { onUse } from '../base/parts/onUse.tsx'
import { ChannelMenuButton, type ChannelMenuProps } from './ChannelMenuButton.tsx'

export type FocusProps = { box: RefObject<HTMLElement | null> }

/** What can be done with a channel; the menu is fetched when somebody goes for it (COM-PIN-03). */
export const ChannelOptions = onUse<'ChannelMenu', ChannelMenuProps>(
  () => import('./ChannelMenu.tsx'),
  'ChannelMenu',
  'menu',
  ChannelMenuButton,
)

/** A line that is pinned goes to the other list, with the focus (COM-PIN-03). */
export function FocusGoesAlong({ box }: FocusProps) {
  useKeptFocus(box, '[data-row]')
  return null
}
