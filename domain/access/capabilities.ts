import { asRole, type Role } from './roles.ts'

/** All capabilities (permissions). Code asks for one of these, never for a role. */
export const capabilities = [
  'useOwnAccount',
  'useInbox',
  'subscribe',
  'readCommunity',
  'writeCommunity',
  'seePeople',
  'enterWithoutSubscription',
  'stayDuringMaintenance',
  'mentionGroups',
  'moderate',
  'judgeReports',
  'writeFeed',
  'openAdmin',
  'manageSite',
  'manageCommunity',
  'openEmergencyAccess',
  'writeBlogs',
  'manageBlogs',
  'writeLessons',
  'manageLearning',
  'editEvents',
  'manageEvents',
  'editChannels',
  'manageShop',
  'manageOrders',
  'manageLivestreams',
  'managePodcasts',
  'manageExternal',
  'helpAtEvent',
] as const
export type Capability = (typeof capabilities)[number]

/** The permission that an operation requires: nothing, or a capability. Every capability needs a session. */
export type Needs = 'nothing' | Capability

/** Capabilities that are only worth something to a person for whom the community gate is open (SH-GATE-17). */
const behindTheGate: ReadonlySet<Capability> = new Set<Capability>([
  'readCommunity',
  'writeCommunity',
  'seePeople',
  'writeFeed',
])
export const isBehindTheGate = (capability: Capability): boolean => behindTheGate.has(capability)

/**
 * Everybody holds `helpAtEvent`, and it opens nothing by itself: its door lets in admins and whom an admin named for that
 * date, and those until the day after it (EV-MORE-50).
 */
const everyMember = [
  'useOwnAccount',
  'useInbox',
  'subscribe',
  'readCommunity',
  'writeCommunity',
  'seePeople',
  'helpAtEvent',
] as const
const privileged = [...everyMember, 'enterWithoutSubscription', 'stayDuringMaintenance'] as const

/** The one table in which roles mean something (SH-GATE-15, SH-MAINT-11..13, SH-PERM, X3-GEN-08). */
export const grants = {
  admin: capabilities,
  teacher: [
    ...privileged,
    'mentionGroups',
    'moderate',
    'writeFeed',
    'writeBlogs',
    'writeLessons',
    'editEvents',
    'editChannels',
    'manageShop',
    'manageLivestreams',
    'managePodcasts',
  ],
  moderator: [...privileged, 'moderate', 'judgeReports', 'writeFeed'],
  partner: privileged,
  student: everyMember,
  student_plus_lars: everyMember,
  student_plus_jorn: everyMember,
  student_plus_rick_tomas: everyMember,
  cancelled_subscription: [...everyMember, 'stayDuringMaintenance'],
  no_subscription: everyMember,
} satisfies Record<Role, readonly Capability[]>

/** A stored role that is none of ours has the rights of no_subscription but is not behind the maintenance screen (SH-ROLE-07). */
const unknownRole: readonly Capability[] = [...everyMember, 'stayDuringMaintenance']

/** Whether somebody with this stored role holds the capability, the gate left aside. */
export function holds(storedRole: string | null, capability: Capability): boolean {
  const role = asRole(storedRole)
  const held: readonly Capability[] = role ? grants[role] : unknownRole
  return held.includes(capability)
}

/** The roles that hold a capability, for audiences and queries; people whose stored role is none of ours are not in it. */
export const rolesThatHold = (capability: Capability): Role[] =>
  (Object.keys(grants) as Role[]).filter((role) => holds(role, capability))

/** Whether this role opens so much that in production a password alone is not enough (SEC-ACC-08). */
export const needsSecondFactor = (storedRole: string | null): boolean => isStaff(storedRole)

/** Whether somebody with this role works with what belongs to others; partners and members do not (SEC-ACC-14). */
export const isStaff = (storedRole: string | null): boolean => staffRoles.some((role) => role === storedRole)

export const staffRoles = ['admin', 'teacher', 'moderator'] as const satisfies readonly Role[]
