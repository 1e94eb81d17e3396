import { type Capability, holds, isBehindTheGate, type Needs } from './capabilities.ts'

/** The caller as access rules see them (the principal); null stands for a visitor. */
export type Asker = {
  id: string
  role: string | null
  /** A paid or granted period that covers this moment (SH-GATE-16). */
  entitled: boolean
  /** Holds the award that exempts from tester mode (SH-TEST-12). */
  tester: boolean
  /** The account is going: until it is called back it can do nothing but that (SH-PROF-05). */
  leaving?: boolean
}

export type Modes = { maintenance: boolean; testerMode: boolean }

/** The states of the community gate for one person, in the order of SH-GATE-08. */
export type GateState = 'visitor' | 'tester' | 'noAccess' | 'granted'

/** Whether the community gate is open, and if not, which of its screens stands in front (SH-GATE-08..15, SH-TEST-07). */
export function communityGate(asker: Asker | null, modes: Modes): GateState {
  if (!asker) return 'visitor'
  const privileged = holds(asker.role, 'enterWithoutSubscription')
  if (modes.testerMode && !privileged && !asker.tester) return 'tester'
  return privileged || asker.entitled ? 'granted' : 'noAccess'
}

/** Whether the maintenance screen covers the site for this person (SH-MAINT-11..13). */
export const isUnderMaintenance = (asker: Asker | null, modes: Modes): boolean =>
  modes.maintenance && asker !== null && !holds(asker.role, 'stayDuringMaintenance')

/** Whether this person may do what the capability names at this moment, the gate included. */
export const may = (asker: Asker | null, capability: Capability, modes: Modes): boolean =>
  whyNot(asker, capability, modes) === null

export type AccessRefusal = 'SIGN_IN_REQUIRED' | 'FORBIDDEN' | 'TESTER_MODE' | 'NO_ACCESS'

/** Why a need is not met, or null when it is: no session, the capability missing, or the gate closed. */
export function whyNot(asker: Asker | null, needs: Needs, modes: Modes): AccessRefusal | null {
  if (needs === 'nothing') return null
  if (!asker) return 'SIGN_IN_REQUIRED'
  if (!holds(asker.role, needs)) return 'FORBIDDEN'
  if (!isBehindTheGate(needs)) return null
  const gate = communityGate(asker, modes)
  if (gate === 'tester') return 'TESTER_MODE'
  return gate === 'granted' ? null : 'NO_ACCESS'
}
