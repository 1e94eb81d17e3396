import type { Backdrop } from './backdrops.ts'
import type { Emblem } from './emblems.ts'
import type { Theme } from './pen.ts'

/** How one drawing looks: its colours, what stands behind, and the small sign on it. */
export type Look = { theme: Theme; backdrop: Backdrop; emblem: Emblem }
