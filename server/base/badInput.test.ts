import { dayOf } from '@bewezen/domain/base/dates.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { newEventForm } from '@bewezen/domain/events/eventForm.ts'
import { newSourceForm } from '@bewezen/domain/external/source.ts'
import { newPodcastForm } from '@bewezen/domain/podcasts/podcastForm.ts'
import { newBriefingForm } from '@bewezen/domain/production/briefings.ts'
import { newBudgetForm } from '@bewezen/domain/production/budget.ts'
import { newCodeForm } from '@bewezen/domain/production/codes.ts'
import { newCostForm } from '@bewezen/domain/production/costs.ts'
import { newLocationForm } from '@bewezen/domain/production/locations.ts'
import { newPartnerForm } from '@bewezen/domain/production/partners.ts'
import { newActivityForm } from '@bewezen/domain/production/programme.ts'
import { newListTask } from '@bewezen/domain/production/todoLists.ts'
import { newTodoForm } from '@bewezen/domain/production/todos.ts'
import { emptyAddress } from '@bewezen/domain/shop/orders/address.ts'
import { usualShippingRates } from '@bewezen/domain/shop/orders/shipping.ts'
import { newProductForm } from '@bewezen/domain/shop/productForm.ts'
import { describe, expect, test, vi } from 'vitest'
import { aStream } from '../livestreams/testing/aStream.ts'
import { openShopStandIn } from '../shop/testing/standin.ts'
import { contractOperations } from './testing/contractOperations.ts'
import { openWorld } from './testing/world.ts'

// The demonstration's own pages and the stand-in are there too, and somebody who may do everything asks.
const limits = ['SIGN_UP_LIMIT', 'MESSAGE_LIMIT', 'REPORT_LIMIT', 'ENROL_LIMIT', 'GENERATE_LIMIT']
const standIn = await openShopStandIn()
const world = await openWorld({
  env: { ...Object.fromEntries(limits.map((name) => [name, '100000'])), AI_BASE_URL: standIn.url },
})
const admin = await world.person({ role: 'admin' })
const channel = await world.given.channel()
const message = newId()
const today = dayOf(Date.now())
const stream = await world.given.livestream()
const question = await world.given.question(stream, admin)
const { id: thread } = await world.given.externalThread()
const { id: experiment } = await world.given.experiment(admin)
await ask('POST', '/api/community/post', {
  payload: { id: message, channelId: channel.id, content: 'Goedemorgen', parentId: null, uploadId: null },
})

/** What fits each field, so that what does not is alone. */
const fitting = (): Record<string, unknown> => ({
  username: 'noor',
  as: 'student',
  seenCents: 2_500,
  keepsPlace: true,
  transferId: newId(),
  terms_accepted: true,
  cancellation_policy_accepted: true,
  firstName: 'Noor',
  lastName: 'Vis',
  email: 'noor@bewezen.example',
  password: 'Wandelen-2026',
  newPassword: 'Zwemmen-2026',
  anyway: false,
  token: 'x',
  replaceSession: false,
  on: false,
  message: 'x',
  startsAt: null,
  endsAt: null,
  typed: 'n',
  id: newId(),
  communityId: channel.communityId,
  channelId: channel.id,
  messageId: message,
  around: message,
  ids: [message],
  content: 'x',
  parentId: null,
  emoji: '👍',
  seq: 1,
  seenSeq: 1,
  before: '10',
  after: 1,
  afterSeq: 0,
  named: '@x',
  description: 'Een lange zin.',
  pageUrl: 'https://x.nl/',
  device: {},
  state: 'new',
  note: '',
  productId: newId(),
  quantity: 1,
  discountCode: 'VROEG',
  company: { name: 'Zee BV', address: 'Kade 1, 1011 AB Amsterdam', vatNumber: '' },
  replace: false,
  prompt: 'Een lamp',
  productName: 'Lamp',
  isTextGenerated: false,
  p_product_id: newId(),
  p_user_id: null,
  title: 'x',
  minute: null,
  done: false,
  beforeId: null,
  profileId: newId(),
  limit: 10,
  until: '2026-11-01T00:00:00Z',
  product_id: 'x',
  agreed_to_terms: true,
  session_id: 'cs_x',
  text: 'ademhaling',
  productTier: 'student',
  validUntil: null,
  slug: 'x',
  excerpt: '',
  coverAlt: '',
  category: null,
  status: 'draft',
  publishedAt: null,
  coverUploadId: null,
  noCover: false,
  from: 0,
  levelId: newId(),
  week: 1,
  isRequired: true,
  isPublished: false,
  videoUrl: '',
  attachments: [],
  teacherId: null,
  dailyTask: 'x',
  startDate: '2026-10-19',
  endDate: '2026-10-28',
  durationDays: 7,
  awardId: null,
  imageUploadId: null,
  noImage: false,
  challengeId: newId(),
  day: today,
  by: 1,
  pageType: 'privacy',
  versionId: newId(),
  updatedAt: null,
  uploadId: newId(),
  photoUrl: null,
  alt: 'Zon',
  isActive: true,
  isStart: false,
  away: true,
  hasConsent: true,
  role: 'Arts',
  sentence: 'Zin.',
  kind: 'team',
  noPhoto: false,
  eventId: newId(),
  occurrenceId: newId(),
  termsVersion: 'AV-2025-01',
  enrollmentId: newId(),
  placeId: newId(),
  press: { id: newId(), inside: true, at: '2026-11-14T12:00:00Z' },
  isOrdered: true,
  quotedCents: 0,
  search: '',
  filters: ['coming'],
  dateId: newId(),
  beyond: false,
  audience: 'all',
  listId: newId(),
  again: false,
  subject: 'De route',
  reminds: true,
  thanks: false,
  thanksText: '',
  refunds: false,
  occurrence: newId(),
  form: newEventForm(newId(), '2027-03-22'),
  type: 'own',
  price: 'free',
  partner: 'own',
  isFeatured: true,
  product: { ...newProductForm(), name: 'Bril', category: 'ebook' },
  stockBefore: null,
  podcast: {
    ...newPodcastForm('2026-10-20T08:00:00.000Z'),
    title: 'Gesprek',
    platform: 'spotify',
    originalUrl: 'https://open.spotify.com/show/0123456789abcdefABCDEF',
  },
  seconds: 760,
  at: '2026-10-20T08:00:00.000Z',
  answers: {},
  isLive: true,
  enrollmentData: { notes: '', terms_accepted: true, cancellation_policy_accepted: true },
  why: 'spam',
  explanation: '',
  caseId: newId(),
  outcome: 'dismissed',
  which: 'open',
  blocked: false,
  blockId: newId(),
  granted: false,
  answer: 'Zo is het',
  subjectKind: 'post',
  subjectId: newId(),
  commentId: newId(),
  postId: newId(),
  olderThan: newId(),
  newerThan: newId(),
  imageAlt: '',
  isPinned: false,
  noPicture: false,
  version: 0,
  data: {},
  personId: newId(),
  reason: 'Onwel bij de wandeling',
  accessId: newId(),
  name: 'no',
  change: 'licht',
  measure: 'slaap',
  unit: 'uur',
  method: '',
  direction: 'higher',
  changeDay: today,
  experimentId: experiment,
  noticeId: newId(),
  value: '7,5',
  ended: false,
  conversationId: newId(),
  to: { role: 'student' },
  viewId: newId(),
  livestream: aStream(),
  livestreamId: stream.id,
  questionId: question.id,
  recording: '',
  typing: true,
  address: emptyAddress('Noor'),
  shown: { lines: [{ productId: newId(), name: 'Lamp', quantity: 1, priceCents: 1 }], shippingCents: 0 },
  hasAgreed: true,
  carrier: 'PostNL',
  track: '3S1',
  tab: 'all',
  page: 1,
  lineId: newId(),
  waives: false,
  refundId: newId(),
  lines: [{ id: newId(), quantity: 1 }],
  withShipping: false,
  amountCents: 1,
  restocks: false,
  amount: 1,
  rates: usualShippingRates,
  sourceType: 'instagram',
  handle: '@kim',
  source: { ...newSourceForm('instagram'), name: 'Instagram', accountHandle: '@bewezen' },
  thread_id: thread,
  media_urls: [],
  view: 'active',
  sourceId: newId(),
  assigneeId: null,
  list: 'gebruikers',
  query: 'rol=admin',
})
const misfits: unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  '',
  '\0',
  'a\0b',
  '\ud800',
  '%00',
  'x'.repeat(12_000),
  "'; drop table profiles; --",
  '../../etc/passwd',
  '<script>',
  '9999-12-31T23:59:59.999999Z',
  '275760-09-13T00:00:00Z',
  newId(),
  2 ** 53,
  [],
  ['a'],
  {},
  { a: { b: 1 } },
  [[[]]],
]

async function ask(method: 'GET' | 'POST', url: string, more: { payload?: unknown; query?: Record<string, string> }) {
  const answer = await world.app.inject({ method, url, headers: { cookie: admin.cookie }, ...(more as object) })
  return { status: answer.statusCode, body: answer.body }
}

/** What fits a field of one operation alone. */
const fitsAlone: Record<string, Record<string, unknown>> = {
  '/api/access/auditLog': { search: '', kind: '', from: '2026-01-01', to: '2026-12-31', before: newId() },
  '/api/production/saveBudget': { version: null, form: { ...newBudgetForm(), participants: '40' } },
  '/api/production/saveCode': { version: null, form: { ...newCodeForm(), code: 'VROEG', value: '10' } },
  '/api/production/saveCost': { version: null, form: { ...newCostForm(), name: 'Zaal', amount: '5', quantity: '1' } },
  '/api/production/saveTodo': { version: null, form: { ...newTodoForm(), taskName: 'Bellen' } },
  '/api/production/saveBriefing': { version: null, form: { ...newBriefingForm(), role: 'Deur', personId: newId() } },
  '/api/production/saveActivity': {
    version: null,
    form: { ...newActivityForm(), activityName: 'Thee', start: '2027-03-22T10:00', end: '2027-03-22T11:00' },
  },
  '/api/production/saveLocation': { version: null, form: { ...newLocationForm(), name: 'Zaal' } },
  '/api/production/saveTodoList': {
    version: null,
    form: { name: 'Lijst', tasks: [{ ...newListTask(), taskName: 'Bellen' }] },
  },
  '/api/production/savePartner': { version: null, form: { ...newPartnerForm(), name: 'Zon' } },
  '/api/production/remove': { kind: 'cost' },
  '/api/events/written': { before: null },
  '/api/events/participants': { after: null, filter: null, order: 'name' },
  '/api/production/setTodoStatus': { status: 'bezig' },
}

/** What of an answer is against the rules: a fault of ours, or a refusal in another shape. */
function wrongIn({ status, body }: { status: number; body: string }): string | null {
  if (status < 400) return null
  const shape = Object.keys(JSON.parse(body) as object).join()
  return status >= 500 || shape !== 'code,data' ? `${status} ${body.slice(0, 100)}` : null
}

const operations = contractOperations.map(({ fields, ...it }) => ({ ...it, fields: Object.keys(fields) }))

const inQuery = (input: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]): [string, string][] => {
      if (value === null) return []
      if (Array.isArray(value)) return value.map((one, at) => [`${name}[${at}]`, String(one)])
      return [[name, typeof value === 'object' ? JSON.stringify(value) : String(value).toWellFormed()]]
    }),
  )

describe('whatever is sent in one field, the answer is no fault, and a refusal has the one shape', () => {
  test.each(operations)('$name', async ({ isRead, url, fields }) => {
    const wrong: unknown[] = []
    for (const field of fields)
      for (const misfit of misfits) {
        const all = { ...fitting(), ...fitsAlone[url] }
        const input = { ...Object.fromEntries(fields.map((name) => [name, all[name]])), [field]: misfit }
        const answer = await ask(isRead ? 'GET' : 'POST', url, isRead ? { query: inQuery(input) } : { payload: input })
        const fault = wrongIn(answer)
        if (fault) wrong.push([field, String(JSON.stringify(misfit)).slice(0, 40), fault])
      }
    expect(wrong).toEqual([])
  })
})

describe('whatever is sent as a whole', () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
  const bodies = ['null', '[]', '"x"', '1', '{"__proto__":{"x":1}}', '{"constructor":{"prototype":{"x":1}}}', deep]
  const posts = [
    ...operations.filter(({ isRead }) => !isRead).map(({ url }) => url),
    '/api/auth/sign-in/email',
    '/api/auth/reset-password',
    '/api/auth/request-password-reset',
    '/functions/v1/check-subscription',
    '/functions/v1/nothing',
    '/dev/clock.json',
    '/webhooks/stripe',
    `/functions/v1/external-message-inbound/${newId()}`,
    `/functions/v1/external-message-meta/${newId()}`,
  ]

  test.each(posts)(
    '%s answers without a fault',
    async (url) => {
      const wrong: unknown[] = []
      for (const payload of ['', ...bodies]) {
        const answer = await world.app.inject({
          method: 'POST',
          url,
          headers: { cookie: admin.cookie, 'content-type': 'application/json' },
          payload,
        })
        const fault = wrongIn({ status: answer.statusCode, body: answer.body })
        if (fault) wrong.push([payload.slice(0, 40), fault])
      }
      expect(wrong).toEqual([])
      expect(Object.keys(Object.prototype)).toEqual([])
    },
    30_000,
  )

  test.each([
    ['/api/auth/reset-password', { token: 'a\0b', newPassword: 'Wandelen-2026' }],
    ['/api/auth/sign-in/email', { email: 'a\0b@y.nl', password: 'x\0' }],
    ['/api/auth/request-password-reset', { email: 'a\0b@y.nl' }],
    ['/functions/v1/create-subscription-record', { session_id: 'a\0b' }],
    ['/dev/clock.json', { offsetMs: 1e300 }],
  ])('%s takes no NUL and no moment beyond all calendars for a fault of its own', async (url, payload) => {
    const printed = vi.spyOn(console, 'error')
    expect(wrongIn(await ask('POST', url, { payload }))).toBeNull()
    // What a library prints goes past the log, with all that was asked.
    expect(printed).not.toHaveBeenCalled()
    printed.mockRestore()
  })

  test.each(['/api/auth/sign-in/email/', '/api/auth/sign-in/%65mail'])('%s is signing in too', async (url) => {
    const answer = await ask('POST', url, { payload: { email: 'x@y.nl', password: 'x' } })
    expect(answer).toEqual({ status: 401, body: '{"code":"INVALID_EMAIL_OR_PASSWORD","data":null}' })
  })
})

describe('whatever is asked for in an address', () => {
  test.each([
    ['/api/inbox/byId?ids[__proto__][x]=1', 422],
    ['/api/inbox/byId?ids[999999999]=1', 422],
    ['/api/inbox/list?limit[a]=1', 422],
    ['/functions/v1/check-subscription', 404],
    ['/rpc/v1/nothing', 404],
    ['/webhooks/stripe', 404],
    ['/files/..%2f..%2fetc%2fpasswd', 404],
    ['/files/message-images/%2e%2e/full.webp', 404],
  ])('%s is refused in the one shape', async (url, status) => {
    const answer = await ask('GET', url, {})
    expect([answer.status, Object.keys(JSON.parse(answer.body) as object)]).toEqual([status, ['code', 'data']])
  })

  test.each([
    '/dev/mail?to=%00',
    '/dev/mail?to=a&to=b',
    '/dev/mail.json?to=a&to=b',
    '/dev/mail.json?to=%00',
    '/dev/mail/%00',
    '/dev/stripe/checkout/__proto__',
    '/dev/stripe/checkout/constructor',
    '/dev/stripe/checkout/toString',
    '//[',
    '//evil.example/x',
    '/\\evil.example',
    '/%00',
    '/%5c%5cevil.example',
  ])('%s is no fault', async (url) => {
    expect((await ask('GET', url, {})).status).toBeLessThan(500)
    expect((await world.app.inject({ url })).statusCode).toBeLessThan(500)
  })
})
