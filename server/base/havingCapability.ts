import { type Capability, holds, isBehindTheGate, rolesThatHold } from '@bewezen/domain/access/capabilities.ts'
import { roles } from '@bewezen/domain/access/roles.ts'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { testerAwardId } from './snapshot.ts'

/**
 * SQL condition: the person has this capability at this moment, the gate included. It is the rule `may` of
 * domain/access/gate.ts, for audiences that only a query can find.
 */
export function hasCapabilityNow(capability: Capability, person: { id: SQLWrapper; role: SQLWrapper }): SQL {
  const byRole = hasRole(person.role, capability)
  return isBehindTheGate(capability) ? sql`(${byRole} and ${gateIsOpen(person)})` : byRole
}

function gateIsOpen({ id, role }: { id: SQLWrapper; role: SQLWrapper }): SQL {
  return sql`(${hasRole(role, 'enterWithoutSubscription')} or (
    exists (select 1 from entitlements held where held.user_id = ${id}
      and (held.valid_until is null or held.valid_until > (select app_now())))
    and ((select not tester_mode from site_settings where id = 1)
      or exists (select 1 from awards_earned earned where earned.profile_id = ${id} and earned.award_id = ${testerAwardId}))
  ))`
}

/** A stored role that is none of ours has rights too, so they are counted in or out by the roles we know. */
function hasRole(role: SQLWrapper, capability: Capability): SQL {
  if (!holds(null, capability)) return sql`(coalesce(${role} = any(${listed(rolesThatHold(capability))}), false))`
  const without = roles.filter((one) => !holds(one, capability))
  return without.length === 0 ? sql`true` : sql`(${role} is null or ${role} <> all(${listed(without)}))`
}

/** Roles are our own words, so they may stand in the text of a prepared query. */
const listed = (names: readonly string[]): SQL => sql.raw(`array[${names.map((name) => `'${name}'`).join()}]::text[]`)
