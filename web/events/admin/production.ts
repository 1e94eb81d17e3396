import type { DashboardTab } from '@bewezen/domain/production/kinds.ts'
import type { ComponentType } from 'react'
import type { About } from './about.ts'

/** The tabs that the room `production` draws; the others are this room's own. */
export type ProductionTab = Exclude<DashboardTab, 'overzicht' | 'deelnemers' | 'instellingen'>

/** A slot for what the room `production` draws within this frame: the top of the floor fills it, so that neither room imports the other. */
export type Production = {
  tabs: Record<ProductionTab, ComponentType<About>>
  /** Asks for all of an event side by side, and says in one line that not everything came (EV-ADMIN-15, EV-ADMIN-22). */
  Loads: ComponentType<About & { tab: DashboardTab; participants: { isError: boolean; refetch: () => unknown } }>
  /** Stands below the figures of Overzicht. */
  Below: ComponentType<About>
  /** Stands below the settings: the discount codes. */
  Codes: ComponentType<About>
  /** The numbers beside the names of tabs, as far as they are known. */
  useCounts: (eventId: string) => Partial<Record<DashboardTab, number>>
}
