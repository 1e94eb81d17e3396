import { maintenanceRefused } from '@bewezen/domain/access/words.ts'
import { blockRefused } from '@bewezen/domain/account/blockWords.ts'
import { easyRefused } from '@bewezen/domain/account/easyPasswordWords.ts'
import { resetRefused, verifyRefused } from '@bewezen/domain/account/linkWords.ts'
import { securityReason } from '@bewezen/domain/account/securityWords.ts'
import { signInRefused, signUpRefused } from '@bewezen/domain/account/words.ts'
import { savedViewRefused } from '@bewezen/domain/admin/savedViewWords.ts'
import { switchSettingRefused } from '@bewezen/domain/admin/settingWords.ts'
import { adminReason } from '@bewezen/domain/admin/words.ts'
import { sendRefused } from '@bewezen/domain/assistant/words.ts'
import { failureWords } from '@bewezen/domain/base/failureWords.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { pageFailedWords } from '@bewezen/domain/base/pageFailedWords.ts'
import { refusalStatus, sharedRefusals } from '@bewezen/domain/base/refusals.ts'
import { richTextRefused } from '@bewezen/domain/base/richTextWords.ts'
import { runs } from '@bewezen/domain/base/testing/longMode.ts'
import { uploadWords } from '@bewezen/domain/base/uploadWords.ts'
import { type Notice, refusalNotice } from '@bewezen/domain/base/words.ts'
import { deskRefused } from '@bewezen/domain/community/deskWords.ts'
import { editRefused } from '@bewezen/domain/community/editWords.ts'
import { pinRefused } from '@bewezen/domain/community/laterWords.ts'
import { moderationRefused } from '@bewezen/domain/community/moderationWords.ts'
import { postRefused, reactionRefused } from '@bewezen/domain/community/words.ts'
import { contract } from '@bewezen/domain/contract.ts'
import { cancelRefused } from '@bewezen/domain/events/cancelWords.ts'
import { codeProblemText } from '@bewezen/domain/events/discountWords.ts'
import { enrolRefused } from '@bewezen/domain/events/enrolWords.ts'
import { transferRefused } from '@bewezen/domain/events/transferWords.ts'
import { writingRefused } from '@bewezen/domain/events/writingWords.ts'
import { experimentRefused } from '@bewezen/domain/experiments/words.ts'
import { externalRefused } from '@bewezen/domain/external/words.ts'
import { healthRefused } from '@bewezen/domain/health/words.ts'
import { learningRefused } from '@bewezen/domain/learning/words.ts'
import { eveningRefused } from '@bewezen/domain/livestreams/eveningWords.ts'
import { livestreamRefused } from '@bewezen/domain/livestreams/formWords.ts'
import { refusedWithdrawal } from '@bewezen/domain/membership/withdrawWords.ts'
import { refusedCheckout } from '@bewezen/domain/membership/words.ts'
import { invoiceRefused } from '@bewezen/domain/payments/companyFormWords.ts'
import { personDataRefused } from '@bewezen/domain/privacy/adminWords.ts'
import { privacyRefused } from '@bewezen/domain/privacy/words.ts'
import { saveReason } from '@bewezen/domain/profile/panelWords.ts'
import { downloadRefused } from '@bewezen/domain/shop/catalogueWords.ts'
import { imagesRefused } from '@bewezen/domain/shop/generateWords.ts'
import { orderDeskRefused } from '@bewezen/domain/shop/orders/deskWords.ts'
import { orderRefused } from '@bewezen/domain/shop/orders/refusedOrderWords.ts'
import { shopRefused } from '@bewezen/domain/shop/words.ts'
import { tasksRefused } from '@bewezen/domain/tasks/words.ts'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { openStandIn } from '../assistant/testing/standin.ts'
import { contractOperations } from './testing/contractOperations.ts'
import { inputFor } from './testing/generated.ts'
import { withoutLimits } from './testing/withoutLimits.ts'
import { openWorld } from './testing/world.ts'

const standIn = await openStandIn()
const world = await openWorld({
  env: { ...withoutLimits, AI_BASE_URL: standIn.url },
})
const { pool } = world.house.database
const admin = await world.person({ role: 'admin', entitled: true })
const ids = await somethingOfEverything()

/** Somebody who may do everything stands among things of their own and of others. */
async function somethingOfEverything(): Promise<string[]> {
  const other = await world.person({ role: 'admin' })
  const member = await world.person({ firstName: 'Noor', lastName: 'Vis' })
  const channel = await world.given.channel()
  const product = await world.given.product({ name: 'Roodlichtlamp', priceCents: 9900, stockQuantity: 50 })
  await world.given.award({ name: 'Vroege vogel' })
  await world.given.tasks(admin, [{ title: 'Wandelen' }, { title: 'Ademhalen', done: true }])
  await world.given.tasks(member, [{ title: 'Grounden' }])
  await world.given.medical(member, { medicalNotes: 'Alleen voor mij' })
  await world.given.emergency({ member, admin, reason: 'Onwel bij de wandeling', at: new Date() })
  await world.given.report(member, {
    category: 'chat',
    description: 'De foto laadt niet',
    page: '/x',
    browser: 'Firefox 143',
    at: new Date(),
  })
  const place = { community: { id: channel.communityId }, by: admin }
  const lesson = await world.given.lesson(place)
  const challenge = await world.given.challenge({
    ...place,
    startDate: '2020-01-01',
    endDate: '2090-01-01',
    durationDays: 7,
  })
  const masterclass = await world.given.masterclass(place)
  const experiment = await world.given.experiment(admin)
  const theirs = await world.given.experiment(member, { before: [5, 5, 6], after: [7, 7, 8] })
  const outside = await world.given.externalThread()
  const answer = await world.given.cannedAnswer('Adres', 'Kade 1')
  const said = newId()
  await admin.does(contract.community.post, {
    id: said,
    channelId: channel.id,
    content: 'Goedemorgen',
    parentId: null,
    uploadId: null,
  })
  const { rows } = await pool.query<{ id: string }>(
    'select id from awards union select id from user_todos union select id from reports union select id from medical_emergency_accesses',
  )
  const made = [
    other,
    member,
    admin,
    channel,
    product,
    lesson,
    challenge,
    masterclass,
    experiment,
    theirs,
    outside,
    outside.source,
    answer,
  ].map(({ id }) => id)
  return [...made, channel.communityId, said, ...rows.map(({ id }) => id)]
}

const operations = contractOperations.map(({ operation: { '~orpc': it }, ...asked }) => ({
  ...asked,
  input: inputFor(it.inputSchema as unknown as z.core.$ZodType, ids),
  mayAnswer: new Set<string>([...Object.keys(it.errorMap), ...sharedRefusals]),
}))
const heard = new Map<string, number>()

/** Asks as a browser does; answers what is against the rules in what came back, or null. */
async function wrongAfter({ isRead, url, mayAnswer }: (typeof operations)[number], input: unknown) {
  const answer = await world.app.inject({
    method: isRead ? 'GET' : 'POST',
    headers: { cookie: admin.cookie, ...(isRead ? {} : { 'content-type': 'application/json' }) },
    ...(isRead ? { url, query: inQuery(input) } : { url, payload: JSON.stringify(input) ?? '' }),
  })
  const { statusCode: status, body } = answer
  const { code = 'OK', ...rest } = status === 200 ? {} : (JSON.parse(body) as { code?: string; data?: unknown })
  const count = `${status} ${code}`
  // Passwords may be guessed a few times only: the inputs after them are to be answered for themselves.
  if (status === 429) await forgetAttempts()
  heard.set(count, (heard.get(count) ?? 0) + 1)
  if (status === 200) return null
  if (Object.keys(rest).join() !== 'data') return `another shape: ${body.slice(0, 200)}`
  if (!mayAnswer.has(code)) return `a code that is not declared: ${count}`
  // A body with `__proto__` in it is not even read.
  const isUnread = code === 'INVALID_INPUT' && status === 400
  if (statusOf[code] !== status && !isUnread) return `${code} with the status ${status}`
  return hasSentence(code) ? null : `no sentence for ${code} that hasSentence of this file knows`
}
const forgetAttempts = async () => void (await pool.query('delete from attempts'))
const statusOf: Readonly<Record<string, number | undefined>> = refusalStatus

/** An input in a query, as far as a query can say it. */
function inQuery(input: unknown): Record<string, string> {
  if (typeof input !== 'object' || input === null) return {}
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, value]): [string, string][] => {
      if (value === undefined || value === null) return []
      if (Array.isArray(value)) return value.map((one, at) => [`${name.toWellFormed()}[${at}]`, asText(one)])
      return [[name.toWellFormed(), asText(value)]]
    }),
  )
}
const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed()

/** What the screens say of a code; the last resort for what nobody foresaw does not count. */
function hasSentence(code: string): boolean {
  const rooms: Readonly<Record<string, Notice | undefined>> = {
    ...signUpRefused,
    ...easyRefused,
    ...verifyRefused,
    ...resetRefused,
    ...postRefused,
    ...editRefused,
    ...reactionRefused,
    ...pinRefused,
    ...deskRefused,
    ...tasksRefused,
    ...blockRefused,
    ...personDataRefused,
    OWN_MESSAGE: moderationRefused('OWN_MESSAGE'),
    ALREADY_DECIDED: moderationRefused('ALREADY_DECIDED'),
    ...sendRefused,
    ...healthRefused,
    ...privacyRefused,
    ...shopRefused,
    ...orderDeskRefused,
    ...orderRefused,
    ...savedViewRefused,
    ...switchSettingRefused,
    ...imagesRefused,
    ...downloadRefused,
    ...learningRefused,
    ...experimentRefused,
    ...writingRefused,
    ...livestreamRefused,
    ...eveningRefused,
    ...externalRefused,
    INVOICE_SENT: invoiceRefused('INVOICE_SENT'),
    NOTHING_PAID: invoiceRefused('NOTHING_PAID'),
    ...transferRefused,
    CODE_INVALID: { title: '', text: codeProblemText(null) },
    ...uploadWords.avatar,
    END_BEFORE_START: maintenanceRefused.END_BEFORE_START,
  }
  const { title, text } = refusalNotice(code, rooms)
  const reasons = [adminReason(code), securityReason(code), saveReason({ code, data: null })]
  const texts: Readonly<Record<string, string | undefined>> = { ...signInRefused, ...own }
  return (
    text !== pageFailedWords.pageFailed ||
    title !== failureWords.error ||
    reasons.some((reason) => reason !== null && reason !== failureWords.unknown) ||
    texts[code] !== undefined ||
    enrolRefused(code).text !== enrolRefused('of nobody').text ||
    cancelRefused(code).text !== cancelRefused('of nobody').text
  )
}
/** Their sentence comes along with the refusal, or stands in a form. */
const own = {
  FAULTY_FIELDS: 'data.reason',
  OUTDATED: 'data.reason',
  INVALID_MESSAGE: 'the field says what is wrong',
  NO_CUSTOMER: refusedCheckout('NO_CUSTOMER').title,
  ALREADY_SUBSCRIBED: refusedCheckout('ALREADY_SUBSCRIBED').title,
  NO_PLAN: refusedCheckout('NO_PLAN').title,
  TERMS_REQUIRED: refusedCheckout('TERMS_REQUIRED').title,
  PLAN_UNAVAILABLE: refusedCheckout('PLAN_UNAVAILABLE').title,
  STRIPE_NOT_CONFIGURED: refusedCheckout('STRIPE_NOT_CONFIGURED').title,
  PROVIDER_FAILED: refusedCheckout('PROVIDER_FAILED').title,
  NOTHING_TO_WITHDRAW: refusedWithdrawal('NOTHING_TO_WITHDRAW').text,
  WITHDRAWAL_OVER: refusedWithdrawal('WITHDRAWAL_OVER').text,
  ...richTextRefused,
}

/** So many are asked at once: one request waits for the database while another is read. */
const atOnce = runs(1, 8)
const batches = Math.ceil(runs(2_000, 1_000_000) / operations.length / atOnce)

describe('whatever is generated for a schema, the answer is no fault, and a refusal has a Dutch sentence', () => {
  // Limits of a quarter of an hour would answer everything after them.
  beforeEach(forgetAttempts)
  afterAll(() => {
    const all = [...heard.values()].reduce((sum, times) => sum + times, 0)
    const lines = [...heard].sort(([, a], [, b]) => b - a).map(([what, times]) => `${times} × ${what}`)
    if (process.env.LONG === '1')
      process.stdout.write(`${all} requests to ${operations.length} operations: ${lines.join(', ')}\n`)
  })

  test.each(operations)(
    '$name',
    async (operation) => {
      await fc.assert(
        fc.asyncProperty(fc.array(operation.input, { minLength: atOnce, maxLength: atOnce }), async (inputs) => {
          const wrong = await Promise.all(inputs.map((input) => wrongAfter(operation, input)))
          expect(wrong.filter((one) => one !== null)).toEqual([])
        }),
        { numRuns: batches, endOnFailure: true },
      )
    },
    3_600_000,
  )
})
