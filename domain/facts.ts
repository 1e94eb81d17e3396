import type { Id } from './base/ids.ts'
import type { Message } from './community/contract.ts'
import type { Presence } from './community/presenceContract.ts'
import type { RecordKind } from './production/kinds.ts'

/**
 * Everything that can happen, with ids only: no text, since facts travel to browsers and stay in the log for 30 days.
 * Each kind has a decision in `server/facts.ts` about who should know; without one it does not compile.
 */
export type Facts = {
  'account.registered': { personId: Id; confirmationId: Id }
  'account.confirmationAsked': { personId: Id; confirmationId: Id }
  'account.confirmed': { personId: Id }
  'account.resetAsked': { personId: Id }
  'account.passwordChanged': { personId: Id }
  'account.emailChangeAsked': { personId: Id; emailChangeId: Id }
  'account.emailChanged': { personId: Id; emailChangeId: Id }
  'account.guessed': { personId: Id; what: 'password' | 'code' }
  'account.securityChanged': {
    personId: Id
    what: 'secondFactorOn' | 'secondFactorOff' | 'passkeyAdded' | 'passkeyRemoved'
  }
  'account.blocked': { personId: Id; blockId: Id }
  'appeal.made': { blockId: Id }
  'appeal.decided': { blockId: Id }
  'session.ended': { personId: Id; sessionId: Id }
  'settings.changed': Record<never, never>
  'access.changed': { personId: Id }
  // Something was written down in the log of the admin area; what it is about is looked up anew.
  'audit.written': { auditId: Id }
  // A mail was given up, is tried again because somebody wants it, or was sent after all.
  'mail.changed': { mailId: Id }
  // Something that waits for an admin came or went, of which no other fact tells them: money that a bank or a provider refuses.
  'waiting.changed': Record<never, never>
  'profile.changed': { personId: Id }
  // health
  'medical.saved': { personId: Id }
  'medical.erased': { personId: Id }
  'medical.emergencyOpened': { personId: Id; accessId: Id; adminId: Id }
  // privacy
  // `hiddenId` is somebody whom others see no more, or again: everybody who sees people hears of it.
  'person.hidden': { hiddenId: Id }
  'person.shown': { hiddenId: Id }
  'removal.asked': { personId: Id }
  // membership
  'subscription.started': { personId: Id; subscriptionId: Id }
  'subscription.ended': { personId: Id; subscriptionId: Id }
  'payment.failed': { personId: Id; subscriptionId: Id }
  'withdrawal.made': { personId: Id; withdrawalId: Id }
  'invoice.issued': { personId: Id; invoiceId: Id }
  // The `seq` of these two is a place in the channel, as text like every id, so that unread counts follow without asking.
  // A private conversation is a channel without a community; that of an evening belongs to a livestream instead.
  // What 'Beheer' says has no author (COM-MOD-11).
  'message.posted': InChannel & { messageId: Id; authorId?: Id; seq: string }
  'message.edited': InChannel & { messageId: Id; authorId: Id }
  'message.removed': InChannel & { messageId: Id }
  'reaction.set': InChannel & { messageId: Id; reactorId: Id }
  'channel.read': InChannel & { personId: Id; seq: string }
  // A channel was pinned or unpinned by somebody, for themselves.
  'pin.set': InChannel & { personId: Id }
  // A private conversation was begun, or what may be said in it changed; both of its people hear it.
  'conversation.changed': { channelId: Id }
  // Something was said or dealt with in a conversation with 'Beheer'; those who work the queue hear it.
  'desk.changed': { channelId: Id }
  // A message was reported for the first time since the last decision, once more, or the case is decided.
  'case.changed': { caseId: Id }
  'case.decided': { caseId: Id }
  'community.joined': { communityId: Id; personId: Id }
  // comments, under a post of the feed or a lesson
  'comment.written': CommentIds & { authorId: Id }
  'comment.removed': CommentIds
  'comment.reacted': CommentIds & { reactorId: Id }
  // experiments
  // What was measured, where it is shown, or what became of the experiment. `ownerId` is whose it is: everybody who sees it hears of it.
  'experiment.changed': { experimentId: Id; ownerId: Id }
  // In the evening somebody has not filled in a number of that day; they are reminded.
  'experiment.unmeasured': { personId: Id; day: string }
  // feed
  'post.saved': { postId: Id; communityId: Id }
  // One that its readers do not see yet.
  'post.drafted': { postId: Id; communityId: Id }
  'post.removed': { postId: Id; communityId: Id }
  'post.reacted': { postId: Id; communityId: Id; reactorId: Id }
  // A community or channel was made, changed, ordered, archived or deleted: which one is looked up anew.
  'community.changed': Record<never, never>
  'community.left': { communityId: Id; personId: Id }
  // inbox
  'notification.made': { personId: Id; notificationId: Id }
  'notification.read': { personId: Id; notificationId: Id }
  'notification.allRead': { personId: Id }
  'preferences.changed': { personId: Id }
  // An admin wrote to one person or to a role.
  'inbox.written': { writingId: Id }
  'digest.due': { personId: Id; day: string }
  // external
  // Somebody outside wrote; the message is opened anew.
  'external.arrived': { threadId: Id; externalMessageId: Id }
  // A conversation, or a message in it: answered, sent, archived, assigned, snoozed, seen.
  'external.changed': { threadId: Id }
  // Sources or canned answers were made, changed or deleted, or conversations were erased: what is left is looked up anew.
  'external.settingsChanged': Record<never, never>
  // tasks
  'tasks.changed': { personId: Id }
  'tasks.reset': Record<never, never>
  // assistant
  'assistant.said': { personId: Id; messageId: Id }
  'assistant.removed': { personId: Id; messageId: Id }
  // reports
  'report.made': { reportId: Id }
  'report.changed': { reportId: Id }
  'report.removed': { reportId: Id }
  // legal
  'legal.saved': { pageType: string; versionId: Id }
  // blogs
  'blog.saved': { blogId: Id }
  'blog.removed': { blogId: Id }
  // podcasts
  // The second is what only those who manage them see: one without a moment of publication, or with one to come.
  'podcast.saved': { podcastId: Id }
  'podcast.drafted': { podcastId: Id }
  // Gone, or pulled back from where everybody saw it.
  'podcast.removed': { podcastId: Id }
  // What somebody keeps of an episode for themselves changed.
  'podcast.marked': { personId: Id; podcastId: Id }
  // learning
  // What people can learn in a community changed; the second is what only those who teach see, such as a draft.
  'learning.changed': { communityId: Id }
  'learning.drafted': { communityId: Id }
  'progress.changed': { communityId: Id; personId: Id }
  // livestreams
  // Something about the streams changed: everybody reads the list anew, who lost sight of one included.
  'livestreams.changed': Record<never, never>
  // The toasts of those who may see it: it was made, or stored so that it is live after it (LIVE-STATE-06, LIVE-STATE-07).
  'livestream.added': { livestreamId: Id }
  'livestream.live': { livestreamId: Id }
  // It begins in ten minutes; who wanted to be reminded is told.
  'livestream.soon': { livestreamId: Id }
  'livestream.reminded': { livestreamId: Id; personId: Id }
  // Somebody asked, raised, ticked off or took away a question.
  'questions.changed': { livestreamId: Id }
  // site
  'content.changed': Record<never, never>
  // events; `dateId` is the instance, or the event itself for its start. What became of somebody's place:
  'enrolment.made': EnrolmentIds
  'enrolment.promoted': EnrolmentIds
  'enrolment.offered': EnrolmentIds
  'enrolment.waitlistEnded': EnrolmentIds
  'enrolment.cancelled': EnrolmentIds
  // The seat that was kept for who cancelled is given on: the cancelling cannot be taken back any more. Until then it was
  // only 'changed'.
  'enrolment.released': EnrolmentIds
  'enrolment.changed': EnrolmentIds
  // The place is somebody else's from now on; the person is who had it (EV-MORE-35).
  'enrolment.transferred': EnrolmentIds
  // Something became of a request to hand a place on. With `told` the person is told so: that the place is offered to them,
  // that it was declined, that an admin refused, that it ended because the date became another appointment.
  'transfer.changed': EnrolmentIds & { transferId: Id; told?: 'asked' | 'declined' | 'refused' | 'moved' }
  // A request came to those who manage events, or is none any more.
  'transfers.changed': { eventId: Id; dateId: Id }
  'seats.changed': { eventId: Id; dateId: Id }
  // The date became another appointment, or does not take place (EV-CANCEL-13, EV-CANCEL-14, EV-RECUR-18).
  // 'event.removed' is for who can see it no more: one person, or everybody when everybody could (EV-EDGE-37).
  'event.saved': { eventId: Id }
  'event.removed': { eventId: Id; personId?: Id }
  'event.moved': { eventId: Id; dateId: Id }
  'event.calledOff': { eventId: Id; dateId: Id }
  // An organiser wrote to participants (EV-MORE-62); the moment of a reminder came, or of a thank-you (EV-MORE-66, EV-MORE-67).
  'event.written': { eventId: Id; messageId: Id }
  'event.lettersSaved': { eventId: Id }
  'event.soon': { eventId: Id; dateId: Id }
  'event.over': { eventId: Id; dateId: Id }
  // Money that came in for a place goes back, or with `refundId` part of it: it is there, or the provider refused (EV-CANCEL-12).
  'refund.done': EnrolmentIds & { paymentId: Id; refundId?: Id }
  'refund.failed': EnrolmentIds & { paymentId: Id; refundId?: Id }
  // Another amount came in than was asked.
  'payment.differed': EnrolmentIds & { paymentId: Id }
  // production; `what` names the list of the event that changed
  'production.changed': { eventId: Id; what: RecordKind }
  // A call sheet was mailed: whoever it is of hears it, and so do admins.
  'callSheet.sent': { eventId: Id; recipientId: Id }
  'todoLists.changed': Record<never, never>
  // Somebody came in on a date, or that was taken back: admins hear it, and whoever helps there.
  'day.changed': { eventId: Id; dateId: Id }
  // Somebody was named as a helper of a date, or is one no more: they hear it, and so do admins.
  'helper.set': { eventId: Id; dateId: Id; helperId: Id }
  'partners.changed': Record<never, never>
  // shop
  'cart.changed': { personId: Id }
  // A product was made, changed or deleted: which one is looked up anew.
  'shop.changed': Record<never, never>
  // An order was made, paid, sent, given back or lapsed; its buyer hears it, and so do those who manage orders.
  'order.changed': OrderIds
  'orders.changed': { orderId: Id }
  // Each of these is a mail to the buyer (SHOP-ORDER-23).
  'order.paid': OrderIds
  'order.shipped': OrderIds
  'order.withdrawn': OrderIds
  'order.refunded': OrderIds & { refundId: Id }
  // Another amount came in than was asked.
  'order.differed': { orderId: Id }
  // The image generator began, came further or ended.
  'productImages.changed': Record<never, never>
}

// What is in no community, such as an episode of the podcasts, has none.
type CommentIds = { commentId: Id; subjectKind: string; subjectId: Id; communityId?: Id }
type OrderIds = { personId: Id; orderId: Id }
type InChannel = { channelId: Id; communityId?: Id; livestreamId?: Id }
type EnrolmentIds = { personId: Id; enrolmentId: Id; eventId: Id; dateId: Id }

export type FactKind = keyof Facts
/** One thing that happened. */
export type Fact = { [Kind in FactKind]: { kind: Kind } & Facts[Kind] }[FactKind]
export type FactOf<Kind extends FactKind> = { kind: Kind } & Facts[Kind]

/** How a fact arrives in a browser: with its number, by which a stream resumes. */
export type LiveFact = { seq: number; kind: FactKind; ids: Record<string, string> }
/** What a stream can say beside facts. */
export type LiveSignal =
  | { kind: 'hello'; seq: number }
  | { kind: 'refetch'; seq: number }
  | { kind: 'accessChanged' }
  | { kind: 'ended' }
  | LiveTold
/**
 * What is told by the way to who has a channel before them, and never again: who is there now, and a new message as
 * anybody sees it, before the fact that it was posted. A stream that comes back asks for both.
 */
export type LiveTold = LivePresence | { kind: 'message'; message: Message }
export type LivePresence = { kind: 'presence' } & Presence
