import { dayOf } from '@bewezen/domain/base/dates.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { contract } from '@bewezen/domain/contract.ts'
import { newEventForm } from '@bewezen/domain/events/eventForm.ts'
import { newSourceForm } from '@bewezen/domain/external/source.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { opened } from '@bewezen/domain/inbox/page.ts'
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
import { newProductForm } from '@bewezen/domain/shop/productForm.ts'
import { unmeasured } from '@bewezen/domain/site/measured.ts'
import type { AnyContractProcedure } from '@orpc/contract'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { openStandIn } from './assistant/testing/standin.ts'
import { Refused, type TestPerson } from './base/testing/world.ts'
import { newMessage } from './community/testing/newMessage.ts'
import { openPayingEvents } from './events/testing/payingEvents.ts'
import { newPost } from './feed/testing/newPost.ts'
import { aStream } from './livestreams/testing/aStream.ts'

// Races are run on PostgreSQL: the embedded engine does one thing at a time.
const limits = ['SIGN_UP_LIMIT', 'MESSAGE_LIMIT', 'REPORT_LIMIT', 'ENROL_LIMIT', 'GENERATE_LIMIT']
const standIn = await openStandIn()
const world = await openPayingEvents({
  engine: 'server',
  env: { AI_BASE_URL: standIn.url, ...Object.fromEntries(limits.map((name) => [name, '100000'])) },
})
const { given, house } = world
const password = 'Wandelen-2026'
const passwordHash = await (await house.auth.$context).password.hash(password)
const makers = await Promise.all(
  Array.from({ length: 6 }, () => world.person({ role: 'admin', firstName: 'Noor', passwordHash })),
)
const [member, channel, levelId] = [await world.person(), await given.channel(), await given.levelAt(1)]
const { communityId } = channel
const { id: productId } = await given.product({ name: 'Lamp', stockQuantity: 5 })
const stream = await given.livestream()
const { id: outsideId } = await given.externalThread()
const talkId = await talkWithDesk()
// An event at which each of them has a briefing.
const helped = await given.event()
for (const maker of makers) await given.briefing({ event: helped, person: maker })
let [free, paid, full] = await newEvents()

/** Events at which nobody of them has a place yet; the last one is full. */
async function newEvents() {
  const events = [await given.event(), await world.paidEvent(), await given.event({ maxParticipants: 1 })] as const
  await given.enrolment({ event: events[2], person: member })
  return events
}

/** The conversation in which the member answers what they were told of a decision. */
async function talkWithDesk(): Promise<string> {
  const [reporter, judge] = [await world.person(), makers[0] as TestPerson]
  const { id } = await member.does(community.post, newMessage(channel, 'Wat ben jij dom'))
  await reporter.does(community.report, { messageId: id, why: 'harassment', explanation: '' })
  const [one] = (await judge.does(community.cases, {})).cases
  await judge.does(community.decide, { caseId: one?.id ?? '', outcome: 'removed', reason: 'Pesten' })
  await house.settled()
  const [notice] = opened(await member.does(inbox.list, {}))
  return (await member.does(community.answerNotice, { noticeId: notice?.id ?? '' })).conversationId
}

type Make = (id: string, at: number, who: TestPerson) => object
const letter = (at: number) => 'abcdef'[at] ?? 'x'
const attempt = (id: string, event: { id: string }) => ({ ...world.asked(event.id), id })
const lesson = (id: string, at: number) => ({
  id,
  communityId,
  updatedAt: null,
  title: `Les ${letter(at)}`,
  content: '<p>Zet thee.</p>',
  teacherId: null,
  isPublished: false,
})

/** What each operation takes that makes something under an id of the browser; everybody sends something else. */
const makes: Record<string, Make> = {
  'account.changeEmail': (id, at) => ({
    id,
    personId: member.id,
    before: member.email,
    email: `nieuw-${letter(at)}@bewezen.example`,
  }),
  'profile.makeAward': (id, at) => ({
    id,
    name: `Prijs ${id.slice(-6)} ${letter(at)}`,
    description: '',
    imageUrl: '',
    isActive: true,
  }),
  'health.openEmergency': (id, at) => ({
    id,
    personId: member.id,
    reason: `Onwel bij de wandeling ${letter(at)}`,
    password,
  }),
  'membership.grant': (id, at) => ({
    id,
    personId: member.id,
    productTier: 'student',
    validUntil: null,
    reason: `Prijs ${letter(at)}`,
  }),
  'community.post': (id, at) => ({
    id,
    channelId: channel.id,
    content: `Hoi ${letter(at)}`,
    parentId: null,
    uploadId: null,
  }),
  'external.saveSource': (id, at) => ({
    id,
    version: null,
    source: { ...newSourceForm('instagram'), name: `Bron ${letter(at)}`, accountHandle: '@bewezen' },
  }),
  'external.reply': (id, at) => ({ id, thread_id: outsideId, content: `Hoi ${letter(at)}` }),
  'external.saveCannedAnswer': (id, at) => ({ id, version: null, title: `Adres ${letter(at)}`, content: 'Kade 1' }),
  'community.answerAsDesk': (id, at) => ({ id, conversationId: talkId, content: `Hoi ${letter(at)}`, seenSeq: 1000 }),
  'community.saveCommunity': (id, at) => ({
    id,
    before: null,
    after: {
      name: 'Licht',
      slug: `licht-${id.slice(-6)}-${letter(at)}`,
      description: '',
      isActive: true,
      isStart: false,
      allowedRoles: [],
    },
    uploadId: null,
    noPhoto: false,
  }),
  'community.saveChannel': (id, at) => ({
    id,
    communityId,
    before: null,
    after: {
      name: 'Zon',
      slug: `zon-${id.slice(-6)}-${letter(at)}`,
      description: '',
      isArchived: false,
      postRoles: [],
    },
  }),
  'comments.write': (id, at) => ({ subjectKind: 'post', subjectId: post.id, id, content: `Mooi ${letter(at)}` }),
  'experiments.start': (id, at) => ({
    id,
    change: `licht ${letter(at)}`,
    measure: 'slaap',
    unit: 'uur',
    method: '',
    direction: 'higher',
    changeDay: dayOf(Date.now()),
  }),
  'feed.save': (id, at) => ({ ...newPost({ id: communityId }), id, title: `Stuk ${letter(at)}` }),
  'inbox.write': (id, at) => ({ id, to: { personId: member.id }, title: `Dag ${letter(at)}`, text: 'Tot straks.' }),
  'access.keepView': (id, at) => ({
    id,
    list: 'gebruikers',
    name: `Filter ${id.slice(-6)} ${letter(at)}`,
    query: 'rol=admin',
  }),
  'tasks.add': (id, at) => ({ id, title: `Wandelen ${letter(at)}`, description: '' }),
  'assistant.send': (id, at, who) => ({ id, message: `Hoi ${letter(at)}`, sessionId: who.id }),
  'reports.send': (id, at) => ({
    id,
    category: 'chat',
    description: `Een lange zin ${letter(at)}.`,
    pageUrl: 'https://x.nl/',
    device: {},
    uploadId: null,
  }),
  'learning.saveLesson': (id, at) => ({
    ...lesson(id, at),
    videoUrl: '',
    attachments: [],
    levelId,
    week: 1,
    isRequired: true,
  }),
  'learning.saveMasterclass': (id, at) => ({ ...lesson(id, at), videoUrl: '', attachments: [] }),
  'learning.saveChallenge': (id, at) => ({
    ...lesson(id, at),
    dailyTask: 'Naar buiten',
    startDate: '2026-01-01',
    endDate: '2026-12-31',
    durationDays: 2,
    imageAlt: '',
    awardId: null,
    imageUploadId: null,
    noImage: false,
  }),
  'shop.saveProduct': (id, at) => ({
    id,
    version: null,
    product: { ...newProductForm(), name: `Lamp ${letter(at)}`, category: 'ebook' },
  }),
  'orders.correctStock': (id, at) => ({ id, productId, amount: at + 1, note: `Geteld ${letter(at)}` }),
  'blogs.save': (id, at) => ({
    id,
    title: `Stuk ${letter(at)}`,
    slug: '',
    excerpt: '',
    content: '<p>a</p>',
    coverAlt: '',
    category: null,
    status: 'draft',
    publishedAt: null,
    updatedAt: null,
    coverUploadId: null,
    noCover: false,
  }),
  'podcasts.save': (id, at) => ({
    id,
    version: null,
    podcast: {
      ...newPodcastForm('2026-10-20T08:00:00.000Z'),
      title: `Gesprek ${letter(at)}`,
      platform: 'spotify',
      originalUrl: 'https://open.spotify.com/show/0123456789abcdefABCDEF',
    },
  }),
  'site.makeTestimonial': (id, at) => ({
    id,
    name: `Nieuw ${letter(at)}`,
    content: 'Tien tekens.',
    ...unmeasured,
    isActive: true,
    hasConsent: true,
    uploadId: null,
  }),
  'site.makeFaqEntry': (id, at) => ({ id, question: `Vraag ${letter(at)}?`, answer: 'Een antwoord.' }),
  'site.makeTeamMember': (id, at) => ({
    id,
    name: `Nieuw ${letter(at)}`,
    role: 'Docent',
    sentence: 'Legt uit wat je meet.',
    uploadId: null,
  }),
  'events.create': (id, at, who) => ({
    id,
    form: { ...newEventForm(who.id, '2027-03-22'), title: `Samen ${letter(at)}`, venueName: 'De Schuur' },
  }),
  'production.saveBudget': (id, at) => ({
    id,
    eventId: free.id,
    version: null,
    form: { ...newBudgetForm(), participants: String(at) },
  }),
  'production.saveCode': (id, at) => ({
    id,
    eventId: free.id,
    version: null,
    form: { ...newCodeForm(), code: `VROEG-${letter(at)}`, value: '10' },
  }),
  'production.saveCost': (id, at) => ({
    id,
    eventId: free.id,
    version: null,
    form: { ...newCostForm(), name: `Zaal ${letter(at)}`, amount: '5', quantity: '1' },
  }),
  'production.saveTodo': (id, at) => ({
    id,
    eventId: free.id,
    version: null,
    form: { ...newTodoForm(), taskName: `Taak ${letter(at)}` },
  }),
  'production.saveBriefing': (id, at, who) => ({
    id,
    eventId: free.id,
    version: null,
    form: { ...newBriefingForm(), personId: who.id, role: `Gastvrouw ${letter(at)}` },
  }),
  'production.saveActivity': (id, at) => ({
    id,
    eventId: free.id,
    version: null,
    form: {
      ...newActivityForm(),
      activityName: `Ronde ${letter(at)}`,
      start: '2027-03-22T10:00',
      end: '2027-03-22T11:00',
    },
  }),
  'production.sendCallSheet': (id, at) => ({ id, eventId: helped.id, personId: makers[at]?.id }),
  'production.saveLocation': (id, at) => ({
    id,
    eventId: free.id,
    version: null,
    form: { ...newLocationForm(), name: `Zaal ${letter(at)}` },
  }),
  'production.saveTodoList': (id, at) => ({
    id,
    version: null,
    form: { name: `Lijst ${letter(at)}`, tasks: [{ ...newListTask(), taskName: 'Bellen' }] },
  }),
  'production.copyEvent': (id, at) => ({ id, eventId: free.id, title: `Kopie ${letter(at)}`, day: '2027-05-03' }),
  'production.savePartner': (id, at) => ({
    id,
    version: null,
    form: { ...newPartnerForm(), name: `Partner ${letter(at)} ${id}` },
  }),
  'events.write': (id, at) => ({
    id,
    eventId: full.id,
    audience: 'all',
    subject: `Bericht ${letter(at)}`,
    text: 'Tot morgen!',
  }),
  'events.addParticipant': (id, at) => ({ id, eventId: free.id, personId: makers[at]?.id, beyond: false }),
  'events.enrolFree': (id) => attempt(id, free),
  'events.joinWaitlist': (id) => attempt(id, full),
  'events.checkout': (id) => attempt(id, paid),
  'livestreams.save': (id, at) => ({ id, version: null, livestream: aStream({ title: `Avond ${letter(at)}` }) }),
  'livestreams.ask': (id, at) => ({ id, livestreamId: stream.id, text: `Mag ik ${letter(at)}?` }),
}

/** Those that make something as well, but only of what exists already, one for each, or one at a time: an upload, a subscription, a run. */
const makesOnce = [
  'events.askTransfer',
  'production.applyTodoList',
  'site.addHero',
  'membership.withdraw',
  'shop.startImages',
  'orders.place',
]

/** Those whose id names something that exists. */
const names = [
  'access.removeView',
  'access.renameView',
  'account.endSession',
  'account.removePasskey',
  'profile.editAward',
  'profile.removeAward',
  'membership.endGrant',
  'membership.editPlan',
  'inbox.markRead',
  'external.switchSource',
  'external.renewSecret',
  'external.removeSource',
  'external.sendTest',
  'external.checkMailbox',
  'external.archive',
  'external.see',
  'external.assign',
  'external.snooze',
  'external.removeCannedAnswer',
  'tasks.save',
  'tasks.tick',
  'tasks.move',
  'tasks.remove',
  'reports.save',
  'reports.remove',
  'learning.finish',
  'learning.remove',
  'learning.moveLesson',
  'blogs.remove',
  'podcasts.setSaved',
  'podcasts.setHeard',
  'podcasts.keepPosition',
  'podcasts.remove',
  'shop.download',
  'shop.setStatus',
  'shop.setFeatured',
  'shop.removeProduct',
  'shop.stopImages',
  'production.remove',
  'production.approveCost',
  'production.setOrdered',
  'production.setTodoStatus',
  'production.removeTodoList',
  'orders.pay',
  'orders.cancel',
  'orders.confirmReceipt',
  'orders.withdraw',
  'orders.openDownload',
  'orders.ship',
  'admin.resendMail',
  'orders.deliver',
  'orders.takeBack',
  'orders.refund',
  'events.refundPart',
  'orders.retryRefunds',
  'site.editHero',
  'site.removeHero',
  'site.editFaqEntry',
  'site.removeFaqEntry',
  'site.editTestimonial',
  'site.removeTestimonial',
  'site.editTeamMember',
  'site.removeTeamMember',
  'site.editLevel',
  'livestreams.setActive',
  'livestreams.remove',
  'livestreams.saveRecording',
  'livestreams.remind',
]

const operations = new Map<string, AnyContractProcedure>(
  Object.entries(contract).flatMap(([room, all]) =>
    Object.entries(all).map(([name, operation]): [string, AnyContractProcedure] => [`${room}.${name}`, operation]),
  ),
)
const post = newPost({ id: communityId })
await makers[0]?.does(contract.feed.save, post)

test('every operation that takes an id says here whether it makes something under it', () => {
  const takeAnId = [...operations].filter(([, operation]) => {
    const { route, inputSchema } = operation['~orpc']
    return route.method !== 'GET' && 'id' in ((inputSchema as unknown as Partial<z.ZodObject>)?.shape ?? {})
  })
  expect(takeAnId.map(([name]) => name).toSorted()).toEqual([...Object.keys(makes), ...makesOnce, ...names].toSorted())
})

describe('people who make different things under one new id at the same moment', () => {
  test.each(Object.keys(makes))('%s: one makes it, and the others hear that the id is in use', async (name) => {
    const operation = operations.get(name) as AnyContractProcedure
    const make = makes[name] as Make
    for (let round = 0; round < 3; round++) {
      if (name.startsWith('events.') || name.startsWith('production.')) [free, paid, full] = await newEvents()
      const id = newId()
      const answers = await Promise.all(
        makers.map((who, at) =>
          who.does(operation, make(id, at, who)).then(
            () => 'done',
            (error: unknown) => (error instanceof Refused ? `${error.status} ${error.code}` : String(error)),
          ),
        ),
      )
      expect(answers.toSorted()).toEqual([...Array(makers.length - 1).fill('409 ID_IN_USE'), 'done'])
    }
  })
})
