import type { Decisions } from '../base/facts/decisions.ts'
import { page } from './page.ts'
import { save } from './save.ts'
import { pages, version, versions } from './versions.ts'

export { currentVersion } from './page.ts'
export { legalPersonal } from './personal.ts'

/** Everybody reads legal pages, and whoever has one open sees the new one. */
export const legalDecisions = {
  'legal.saved': { audience: 'everyone' },
} satisfies Decisions

/** The operations of this room. */
export const legalOperations = { page, pages, versions, version, save }
