import type { ComponentType } from 'react'
import { Leaving, Maintenance } from '../access/index.ts'
import { RequiredSecondFactor } from '../account/index.ts'
import { Assistant } from '../assistant/index.ts'
import { lazyPart } from '../base/hydration/lazyPart.ts'
import { EventFormOverlay } from '../events/index.ts'
import { PersonOverlay, Ranking } from '../profile/index.ts'
import { ReportForm } from '../reports/index.ts'
import { CartDrawer } from '../shop/index.ts'

/** What `showOverlay` opens by its name, over any page; a room that brings one adds its line. The search opens itself, over these too. */
export const overlays: Readonly<Record<string, ComponentType<{ onClose: () => void }>>> = {
  menu: lazyPart(() => import('./MenuOverlay.tsx'), 'MenuOverlay'),
  cart: CartDrawer,
  report: ReportForm,
  ranking: Ranking,
}

/** What comes over any page when it has reason to; the last lies on top. A room that brings one adds its line. */
export const standing: Readonly<Record<string, ComponentType>> = {
  PersonOverlay,
  EventFormOverlay,
  Assistant,
  RequiredSecondFactor,
  Leaving,
  Maintenance,
}
