import type { Fact, FactKind, FactOf, LiveFact } from '@bewezen/domain/facts.ts'
import { api } from '../api/api.ts'
import { queries } from '../api/queries.ts'
import { refetchOpen, renewStanding } from './accessNews.ts'
import { takeChanged, takeChannelRead, takePosted } from './communityNews.ts'
import { renewEvents } from './eventsNews.ts'
import { forgetInInbox, takeEditedInInbox, takeInboxNews } from './inboxNews.ts'
import { hasLiveNotices } from './liveNotices.ts'
import { renewTasks } from './tasksNews.ts'

type Take<Kind extends FactKind> = (fact: FactOf<Kind>, viewerId: string | undefined) => void

const renew = (room: string, operation?: string) => () =>
  void queries().invalidateQueries({ queryKey: [operation ? [room, operation] : [room]] })
const renewMembership = () => {
  renewStanding()
  renew('membership')()
}
const renewCases = renew('community', 'cases')
/** Renews the private conversations, and those alone, when something was not in a community. */
const renewPrivate = (communityId: string | undefined) => {
  if (communityId !== undefined) return
  renew('community', 'conversations')()
  renew('community', 'conversation')()
}
/** One's own experiments stand with the messages that show them. */
const renewLogbook = renew('experiments', 'mine')
const takeNotices = (take: () => void) => hasLiveNotices() && take()

/** Most members have no talk on screen: what it takes is fetched with the first news of one. */
const assistantNews = () => import('./assistantNews.ts')

/** What each kind of fact changes in this browser; what is in neither list changes nothing that a browser shows. */
const takes: { [Kind in FactKind]?: Take<Kind> } = {
  'settings.changed': () => renewStanding(),
  'access.changed': () => {
    renewStanding()
    renew('account', 'viewer')()
  },
  'audit.written': renew('access'),
  'content.changed': renew('site'),
  'account.securityChanged': renew('account', 'security'),
  'session.ended': renew('account', 'security'),
  'profile.changed': () => {
    renew('account', 'viewer')()
    renew('profile')()
  },
  'medical.saved': renew('health', 'medical'),
  'medical.erased': renew('health', 'medical'),
  'medical.emergencyOpened': renew('health', 'accessLog'),
  // Who goes stands on many screens: all that is on screen is fetched anew.
  'person.hidden': () => void refetchOpen(),
  'person.shown': () => void refetchOpen(),
  'payment.failed': renewMembership,
  'message.posted': ({ messageId, channelId, communityId, seq }) => {
    takePosted({ messageId, channelId, seq: Number(seq) })
    renewPrivate(communityId)
  },
  'message.edited': (fact) => {
    takeChanged(fact)
    takeEditedInInbox(fact.messageId)
    renewCases()
    renewPrivate(fact.communityId)
  },
  'message.removed': (fact) => {
    takeChanged(fact)
    forgetInInbox(fact.messageId)
    renewLogbook()
    renewCases()
    renewPrivate(fact.communityId)
  },
  'reaction.set': takeChanged,
  'channel.read': ({ channelId, communityId, seq }) => {
    takeChannelRead(channelId, Number(seq))
    renewPrivate(communityId)
  },
  'conversation.changed': () => renewPrivate(undefined),
  'community.joined': renew('community', 'list'),
  'community.left': renew('community', 'list'),
  'community.changed': () => {
    renew('community', 'list')()
    renew('community', 'managed')()
  },
  'notification.made': ({ notificationId }) => takeNotices(() => takeInboxNews({ arrived: notificationId })),
  'notification.read': ({ notificationId }) => takeNotices(() => takeInboxNews({ read: notificationId })),
  'assistant.said': ({ messageId }) => void assistantNews().then((news) => news.takeSaid(messageId)),
  'assistant.removed': ({ messageId }) => void assistantNews().then((news) => news.takeRemoved(messageId)),
  'preferences.changed': renew('inbox', 'preferences'),
  'notification.allRead': () => takeNotices(() => takeInboxNews({ allRead: true })),
}

type Word<Kind> = Kind extends `${infer First}.${string}` ? First : never

/** What a fact without a line of its own renews, by the first word of its kind. */
const renewed: { [First in Word<FactKind>]?: (fact: never) => void } = {
  subscription: renewMembership,
  case: renewCases,
  appeal: renew('account', 'appeals'),
  // The cards on screen are read together, whichever of them it was.
  experiment: renew('experiments'),
  tasks: renewTasks,
  report: renew('reports'),
  cart: renew('shop', 'cart'),
  enrolment: renewEvents,
  seats: renewEvents,
  event: renewEvents,
  refund: renewEvents,
  legal: renew('legal'),
  learning: renew('learning'),
  progress: renew('learning'),
  blog: renew('blogs'),
  post: renew('feed'),
  comment: (fact: FactOf<'comment.written' | 'comment.removed' | 'comment.reacted'>) =>
    void import('./commentsNews.ts').then(({ takeCommentNews }) => takeCommentNews(fact)),
}

/** Takes in one fact. What is about another person is passed over: the server does not send it, and this is the second guard (SH-NOTIF-07, IN-STATE-11). */
export function takeFact({ kind, ids }: LiveFact): void {
  const viewerId = queries().getQueryData(api.account.viewer.queryKey({ input: {} }))?.id
  if (viewerId && ids.personId && ids.personId !== viewerId) return
  const take = (takes[kind] ?? renewed[kind.split('.')[0] as Word<FactKind>]) as Take<FactKind> | undefined
  take?.({ kind, ...ids } as unknown as Fact, viewerId)
}
