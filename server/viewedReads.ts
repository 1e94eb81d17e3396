import { holds } from '@bewezen/domain/access/capabilities.ts'
import type { Asker } from '@bewezen/domain/access/gate.ts'
import { nobodyId } from '@bewezen/domain/access/nobody.ts'
import { roleLabel } from '@bewezen/domain/access/roles.ts'
import { dayOf } from '@bewezen/domain/base/dates.ts'
import type { contract } from '@bewezen/domain/contract.ts'
import { emptyMedical } from '@bewezen/domain/health/medical.ts'
import type { InferContractRouterOutputs } from '@orpc/contract'
import type { Caller } from './base/serve.ts'

type Outputs = InferContractRouterOutputs<typeof contract>
type Viewed = { asker: Asker | null; caller: Caller }
type Answers = {
  [Room in keyof Outputs]?: { [Name in keyof Outputs[Room]]?: 'asRole' | ((viewed: Viewed) => Outputs[Room][Name]) }
}

const face = ({ asker }: Viewed) => ({
  id: nobodyId,
  firstName: roleLabel(asker?.role),
  lastName: '',
  username: 'niemand',
  avatarUrl: null,
  avatarColor: 'licht',
})
/** Why the access of somebody like this is open or closed. */
function storyOf(asker: Asker | null) {
  if (holds(asker?.role ?? null, 'enterWithoutSubscription')) return { open: true, why: 'role' as const }
  if (asker?.entitled) return { open: true, why: 'paid' as const }
  return { open: false, why: asker?.role === 'cancelled_subscription' ? ('ended' as const) : ('never' as const) }
}

const noMessages = { messages: [] }

/**
 * How each read is answered to an admin who views the site as another (ADM-MORE-51). `asRole` is for what the house
 * itself shows, and for one's own things, of which nobody has any. What people wrote, who they are and what they did is
 * in none of them: such a read gives an empty answer where a page is drawn around it, and is refused when it is not
 * named here.
 */
export const viewedReads = {
  access: { settings: 'asRole', ownAccess: 'asRole' },
  account: {
    usernameAvailable: 'asRole',
    viewer: (viewed) => ({ ...face(viewed), role: viewed.asker?.role ?? '', points: 0, level: 0, email: '' }),
    security: () => ({ devices: [], passkeys: [], secondFactor: { on: false, required: false } }),
  },
  profile: {
    mine: (viewed) => ({
      ...face(viewed),
      role: viewed.asker?.role ?? '',
      points: 0,
      rank: null,
      level: null,
      bio: null,
      profession: null,
      city: null,
      interests: [],
      nutritionIcon: null,
      sportIcon: null,
      interestIcon: null,
      awards: [],
      daysActive: 0,
      subscription: null,
    }),
    contact: () => ({ email: '', phone: null, emergencyContactName: null, emergencyContactPhone: null }),
  },
  health: {
    medical: () => ({ version: 0, data: emptyMedical(), consentedAt: null, updatedAt: null }),
    accessLog: 'asRole',
  },
  membership: {
    plans: 'asRole',
    paymentMethods: 'asRole',
    mine: ({ asker }) => ({
      state: asker?.entitled ? 'active' : 'none',
      planName: null,
      role: asker?.role ?? '',
      throughRole: holds(asker?.role ?? null, 'enterWithoutSubscription'),
      accessUntil: null,
      periodEnd: null,
      portal: false,
      lateUntil: null,
      withdrawUntil: null,
    }),
    explain: ({ asker }) => ({
      ...storyOf(asker),
      until: null,
      planName: null,
      periodEnd: null,
      events: [],
      invoices: [],
    }),
  },
  community: {
    list: 'asRole',
    managed: 'asRole',
    conversations: 'asRole',
    messages: () => ({ messages: [], hasOlder: false, hasNewer: false, readSeq: 0, lastSeq: 0 }),
    messagesById: () => noMessages,
    missed: () => ({ noticed: [], messages: 0, people: 0, hasMore: false, firstId: null }),
    whoIsHere: () => ({ count: 0, people: [] }),
    mentionable: () => ({ people: [], groups: [] }),
  },
  comments: {
    list: () => ({ comments: [], hasOlder: false, hasNewer: false, total: 0, mayWrite: false }),
  },
  feed: { list: 'asRole', read: 'asRole' },
  learning: {
    university: 'asRole',
    lesson: 'asRole',
    challenges: 'asRole',
    challenge: 'asRole',
    masterclasses: 'asRole',
    masterclass: 'asRole',
    ranking: () => ({ places: [], total: 0, own: null }),
    edit: 'asRole',
  },
  inbox: { list: 'asRole', unread: 'asRole', byId: 'asRole' },
  assistant: { messages: 'asRole', messagesById: 'asRole' },
  experiments: { mine: 'asRole', byIds: () => ({ experiments: [] }) },
  tasks: { list: () => ({ tasks: [] }) },
  today: {
    beside: () => ({ next: null, ranking: { places: [], own: null } }),
    read: () => ({
      day: dayOf(Date.now()),
      tasks: [],
      dates: [],
      streams: [],
      lesson: null,
      waiting: { notifications: [], senders: [], channels: [] },
      firstDays: null,
    }),
    beginning: () => ({ start: null, learning: null, steps: [], isShown: false }),
  },
  search: { find: 'asRole' },
  shop: { catalogue: 'asRole', product: 'asRole', cart: 'asRole', managed: 'asRole' },
  orders: { mine: 'asRole', order: 'asRole', review: 'asRole' },
  blogs: { list: 'asRole', read: 'asRole', edit: 'asRole' },
  podcasts: { list: 'asRole', open: 'asRole', search: 'asRole', managed: 'asRole', edit: 'asRole' },
  legal: { page: 'asRole' },
  site: { content: 'asRole', faq: 'asRole' },
  events: {
    calendar: 'asRole',
    span: 'asRole',
    descriptions: 'asRole',
    event: 'asRole',
    options: 'asRole',
    lastAnswers: 'asRole',
    calendarFeed: 'asRole',
  },
  livestreams: {
    list: 'asRole',
    clock: 'asRole',
    read: 'asRole',
    onDay: 'asRole',
    evening: 'asRole',
    questions: () => ({ questions: [] }),
  },
} satisfies Answers
