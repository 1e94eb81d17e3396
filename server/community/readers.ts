import { and, inArray, type SQL } from 'drizzle-orm'
import { hasCapabilityNow } from '../base/havingCapability.ts'
import { profiles } from '../profile/tables.ts'

/** The condition under which a profile may read in a community now: the gate, and the roles that it names. */
export const readersOf = ({ allowedRoles }: { allowedRoles: readonly string[] }): SQL | undefined =>
  and(
    allowedRoles.length > 0 ? inArray(profiles.role, [...allowedRoles]) : undefined,
    hasCapabilityNow('readCommunity', profiles),
  )
