import { z } from 'zod'
import { isDay } from '../base/days.ts'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { Found, Turn, Turns } from '../base/turn.ts'
import { typedLine } from '../base/typedLine.ts'
import { auditKinds } from './audit.ts'
import { subscriptionStates } from './people.ts'
import { Role } from './roleSchema.ts'
import { maxViewName, maxViewQuery, viewListNames } from './savedViews.ts'
import { viewAsNames } from './viewAs.ts'

const reads = { needs: 'openAdmin', read: true } as const
const manages = { needs: 'manageSite' } as const
const Search = z.string().max(200).default('')
const LogDay = z.union([z.string().refine(isDay), z.literal('')]).default('')
const done = z.object({ done: z.literal(true) })
const State = z.enum(subscriptionStates)

/** Somebody in the list of users (ADM-PANEL-03). */
export const ListedPerson = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  email: z.string(),
  avatarUrl: z.string().nullable(),
  role: z.string(),
  state: State,
  /** Until when access lasts that ends by itself. */
  until: Instant.nullable(),
  joinedAt: Instant,
  blocked: z.boolean(),
})
export type ListedPerson = z.infer<typeof ListedPerson>

/** One person as the drawer shows them; contact details and health are not part of it (ADM-PANEL-04). */
export const ManagedPerson = ListedPerson.extend({
  top5: z.boolean(),
  points: z.number(),
  emailVerified: z.boolean(),
  blockedAt: Instant.nullable(),
  pendingEmail: z.object({ email: z.string(), askedAt: Instant }).nullable(),
  awards: z.array(
    z.object({
      id: Id,
      name: z.string(),
      isActive: z.boolean(),
      isTester: z.boolean(),
      earnedAt: Instant.nullable(),
    }),
  ),
})
export type ManagedPerson = z.infer<typeof ManagedPerson>

/** One line of the log (ADM-PANEL-20). */
export const AuditLine = z.object({
  id: Id,
  at: Instant,
  action: z.string(),
  actor: z.object({ id: Id, name: z.string().nullable() }).nullable(),
  subject: z.object({ id: Id, name: z.string().nullable() }).nullable(),
  reason: z.string().nullable(),
  oldValue: z.string().nullable(),
  newValue: z.string().nullable(),
})
export type AuditLine = z.infer<typeof AuditLine>

const View = z.object({ id: Id, name: z.string(), query: z.string() })
const ViewName = typedLine(maxViewName * 20)
const keepsViews = { needs: 'openAdmin' } as const

/** What admins look at and change in people, and the log of it (ADM-PANEL-02..05, ADM-PANEL-20). */
export const adminAccess = {
  overview: operation({
    ...reads,
    input: z.object({}),
    output: z.object({
      people: z.number(),
      newPeople: z.number(),
      roles: z.array(z.object({ role: z.string(), people: z.number() })),
      activeSubscriptions: z.number(),
      openReports: z.number(),
      /** Answers to people outside that were not sent (ADM-PANEL-02). */
      failedExternalMessages: z.number(),
    }),
  }),
  people: operation({
    ...reads,
    input: z.object({
      search: Search,
      role: z.union([Role, z.literal('')]).default(''),
      state: z.union([State, z.literal('')]).default(''),
      ...Turn,
    }),
    output: z.object({ people: z.array(ListedPerson), total: Found, ...Turns }),
  }),
  person: operation({ ...reads, input: z.object({ personId: Id }), output: ManagedPerson }),
  /** `from` is the role the admin saw: another one meanwhile refuses the change (ADM-PANEL-22). */
  setRole: operation({
    ...manages,
    input: z.object({ personId: Id, from: z.string().max(60), to: Role }),
    output: done,
    refusals: { CHANGED: z.object({ current: z.string() }), OWN_ACCOUNT: nothing, LAST_ADMIN: nothing },
  }),
  setTop5: operation({ ...manages, input: z.object({ personId: Id, on: z.boolean() }), output: done }),
  /** Not a read: that somebody looked is written down (SH-CONT-12). */
  viewContact: operation({
    ...manages,
    input: z.object({ personId: Id }),
    output: z.object({
      email: z.string(),
      phone: z.string().nullable(),
      emergencyContactName: z.string().nullable(),
      emergencyContactPhone: z.string().nullable(),
    }),
  }),
  /** The own saved filters of one list (ADM-MORE-40). */
  savedViews: operation({
    ...reads,
    input: z.object({ list: z.enum(viewListNames) }),
    output: z.object({ views: z.array(View) }),
  }),
  keepView: operation({
    ...keepsViews,
    input: z.object({ id: Id, list: z.enum(viewListNames), name: ViewName, query: z.string().max(maxViewQuery * 4) }),
    output: View,
    refusals: { TOO_MANY_VIEWS: nothing, VIEW_NAME_IN_USE: nothing },
  }),
  renameView: operation({
    ...keepsViews,
    input: z.object({ id: Id, name: ViewName }),
    output: View,
    refusals: { VIEW_NAME_IN_USE: nothing, TOO_MANY_VIEWS: nothing },
  }),
  removeView: operation({ ...keepsViews, input: z.object({ id: Id }), output: done }),
  /** Shows this browser the site as a role sees it, for a while and without anybody's data (ADM-MORE-50). */
  startViewing: operation({
    ...manages,
    input: z.object({ as: z.enum(viewAsNames) }),
    output: z.object({ endsAt: Instant }),
  }),
  /** Ends that before its time; the only operation that is written while it lasts (ADM-MORE-52). */
  stopViewing: operation({ ...manages, input: z.object({}), output: done }),
  auditLog: operation({
    ...reads,
    input: z.object({
      search: Search,
      kind: z.union([z.enum(auditKinds), z.literal('')]).default(''),
      /** Days in Amsterdam, both of them included. */
      from: LogDay,
      to: LogDay,
      /** The last line of the page before. */
      before: Id.optional(),
    }),
    output: z.object({ lines: z.array(AuditLine), hasMore: z.boolean() }),
  }),
}
