import type { FactKind } from '@bewezen/domain/facts.ts'
import { expect, test } from 'vitest'
import type { FactDecision } from './base/facts/decisions.ts'
import { decisions } from './facts.ts'

/**
 * Who hears live of each kind of fact: its own person, whoever the database says for the thing that it is about, those who
 * hold a capability, everybody or nobody. What is told to too many cannot be taken back, so it stands here once more.
 */
const heardBy: Record<FactKind, string> = {
  'account.registered': 'nobody',
  'account.confirmationAsked': 'nobody',
  'account.confirmed': 'own',
  'account.resetAsked': 'nobody',
  'account.passwordChanged': 'own',
  'account.emailChangeAsked': 'nobody',
  'account.emailChanged': 'own',
  'account.securityChanged': 'own',
  'account.guessed': 'nobody',
  'account.blocked': 'nobody',
  'appeal.made': 'manageSite',
  'appeal.decided': 'manageSite',
  'session.ended': 'own',
  'settings.changed': 'everyone',
  'access.changed': 'own',
  'audit.written': 'openAdmin',
  'mail.changed': 'openAdmin',
  'waiting.changed': 'openAdmin',
  'profile.changed': 'own',
  'medical.saved': 'own',
  'medical.erased': 'own',
  'medical.emergencyOpened': 'own',
  'person.hidden': 'seePeople',
  'person.shown': 'seePeople',
  'removal.asked': 'nobody',
  'subscription.started': 'own',
  'subscription.ended': 'own',
  'payment.failed': 'own',
  'withdrawal.made': 'own',
  'invoice.issued': 'own',
  'message.posted': 'stored for channelId',
  'message.edited': 'stored for channelId',
  'message.removed': 'stored for channelId',
  'reaction.set': 'stored for channelId',
  'channel.read': 'own',
  'pin.set': 'own',
  'conversation.changed': 'stored for channelId',
  'desk.changed': 'judgeReports',
  'case.changed': 'judgeReports',
  'case.decided': 'judgeReports',
  'community.joined': 'own',
  'community.left': 'own',
  'community.changed': 'readCommunity',
  'comment.written': 'stored for communityId',
  'comment.removed': 'stored for communityId',
  'comment.reacted': 'stored for communityId',
  'experiment.changed': 'stored for experimentId ownerId',
  'experiment.unmeasured': 'nobody',
  'post.saved': 'stored for communityId',
  'post.drafted': 'writeFeed',
  'post.removed': 'stored for communityId',
  'post.reacted': 'stored for communityId',
  'notification.made': 'own',
  'notification.read': 'own',
  'notification.allRead': 'own',
  'preferences.changed': 'own',
  'inbox.written': 'nobody',
  'digest.due': 'nobody',
  'tasks.changed': 'own',
  'tasks.reset': 'useOwnAccount',
  'assistant.said': 'own',
  'assistant.removed': 'own',
  'external.arrived': 'manageExternal',
  'external.changed': 'manageExternal',
  'external.settingsChanged': 'manageExternal',
  'report.made': 'manageSite',
  'report.changed': 'manageSite',
  'report.removed': 'manageSite',
  'legal.saved': 'everyone',
  'blog.saved': 'everyone',
  'blog.removed': 'everyone',
  'podcast.saved': 'everyone',
  'podcast.drafted': 'managePodcasts',
  'podcast.removed': 'everyone',
  'podcast.marked': 'own',
  'learning.changed': 'stored for communityId',
  'learning.drafted': 'writeLessons',
  'progress.changed': 'own',
  'livestreams.changed': 'everyone',
  'livestream.added': 'stored for livestreamId',
  'livestream.live': 'stored for livestreamId',
  'livestream.soon': 'nobody',
  'livestream.reminded': 'own',
  'questions.changed': 'stored for livestreamId',
  'content.changed': 'openAdmin',
  'enrolment.made': 'own',
  'enrolment.promoted': 'own',
  'enrolment.offered': 'own',
  'enrolment.waitlistEnded': 'own',
  'enrolment.cancelled': 'own',
  'enrolment.released': 'own',
  'enrolment.changed': 'own',
  'enrolment.transferred': 'own',
  'transfer.changed': 'own',
  'transfers.changed': 'manageEvents',
  'seats.changed': 'stored for eventId',
  'event.saved': 'stored for eventId',
  'event.removed': 'own',
  'event.moved': 'stored for eventId',
  'event.calledOff': 'stored for eventId',
  'event.written': 'manageEvents',
  'event.lettersSaved': 'manageEvents',
  'event.soon': 'nobody',
  'event.over': 'nobody',
  'refund.done': 'manageEvents personId',
  'payment.differed': 'manageSite',
  'refund.failed': 'manageEvents personId',
  'cart.changed': 'own',
  'order.changed': 'own',
  'orders.changed': 'manageOrders',
  'order.paid': 'own',
  'order.shipped': 'own',
  'order.withdrawn': 'own',
  'order.refunded': 'own',
  'order.differed': 'manageOrders',
  'shop.changed': 'everyone',
  'partners.changed': 'manageShop',
  'production.changed': 'manageEvents',
  'callSheet.sent': 'manageEvents recipientId',
  'todoLists.changed': 'manageEvents',
  'day.changed': 'stored for dateId',
  'helper.set': 'manageEvents helperId',
  'productImages.changed': 'manageShop',
}

/** Every id of a fact is called by its own name, so that an answer says which of them was looked at. */
const names = new Proxy({} as Record<string, string>, { get: (_, name) => String(name) })

function audienceOf(kind: FactKind): string {
  const { audience } = decisions[kind] as FactDecision<FactKind>
  if (typeof audience === 'object' && 'about' in audience) return `stored for ${audience.about(names as never)}`
  const named = typeof audience === 'function' ? audience(names as never) : audience
  if (typeof named === 'string') return named
  if ('capability' in named) return [named.capability, ...(named.roles ?? []), ...(named.people ?? [])].join(' ')
  return named.people.join() === 'personId' ? 'own' : named.people.join()
}

test('each kind of fact is told to those that are written here, and to nobody else', () => {
  const kinds = Object.keys(decisions) as FactKind[]
  expect(Object.fromEntries(kinds.map((kind) => [kind, audienceOf(kind)]))).toEqual(heardBy)
})

test('EV-MORE-111 how money goes back is heard by who paid it and by those who handle events, and by nobody else', () => {
  for (const kind of ['refund.done', 'refund.failed'] as const) {
    const { audience } = decisions[kind] as { audience: (fact: { personId: string }) => unknown }
    expect(audience({ personId: 'noor' })).toEqual({ capability: 'manageEvents', people: ['noor'] })
  }
})

test('without a person that an event is gone is told to everybody, since everybody saw it', () => {
  const { audience } = decisions['event.removed']
  const tell = audience as (fact: { eventId: string; personId?: string }) => unknown
  expect(tell({ eventId: 'e' })).toBe('everyone')
  expect(tell({ eventId: 'e', personId: 'noor' })).toEqual({ people: ['noor'] })
})
