import type { Mutant } from '../mutant.ts'

/** The inbox on screen: what is offered for a notification. */
export const inboxScreens: readonly Mutant[] = [
  {
    name: 'what somebody who is gone did is told by Beheer',
    file: 'domain/inbox/card.ts',
    replace: ['const isOurs = toldByUs.test(type) && data.authorId === null', 'const isOurs = toldByUs.test(type)'],
    noticedBy: ['domain/inbox/list.test.ts'],
    ids: ['IN-CARD-24'],
  },
  {
    name: 'news of a livestream is called news of an event',
    file: 'domain/inbox/card.ts',
    replace: ['if (isOfLivestream(data.eventPath)) return livestreamKind', ''],
    noticedBy: ['domain/inbox/list.test.ts', 'web/inbox/NotificationCard.test.tsx'],
    ids: ['IN-CARD-24'],
  },
  {
    name: 'scrolling a page swipes a notification away',
    file: 'web/inbox/swipe.ts',
    replace: ["return dx > Math.abs(dy) ? 'card' : 'page'", "return dx !== dy ? 'card' : 'page'"],
    noticedBy: ['web/inbox/swipe.test.ts'],
  },
  {
    name: 'a short swipe marks a notification read',
    file: 'web/inbox/swipe.ts',
    replace: ['dx > threshold', 'dx > 0'],
    noticedBy: ['web/inbox/swipe.test.ts'],
  },
  {
    name: 'a page that is looked at is told twice',
    file: 'web/inbox/push-worker.ts',
    replace: [
      "if (!data || (await pagesOf(worker)).some((page) => page.visibilityState === 'visible')) return",
      'if (!data) return',
    ],
    noticedBy: ['web/inbox/push-worker.test.ts'],
  },
  {
    name: 'a push opens another window beside the one that is open',
    file: 'web/inbox/push-worker.ts',
    replace: ['if (!page) await worker.clients.openWindow(path)', 'if (page) await worker.clients.openWindow(path)'],
    noticedBy: ['web/inbox/push-worker.test.ts'],
  },
  {
    name: 'notices sound in quiet hours',
    file: 'web/inbox/announce.ts',
    replace: [
      'chosen && !isQuiet(chosen.preferences.quiet, Date.now()) ? chosen.preferences : null',
      'chosen ? chosen.preferences : null',
    ],
    noticedBy: ['web/inbox/announce.test.ts'],
  },
  {
    name: 'a reply button where one may not post',
    file: 'web/inbox/NotificationCard.tsx',
    replace: [
      'const answer = (channel?.mayPost && !isOurs) || threadId ? () =>',
      'const answer = (channel && !isOurs) || threadId ? () =>',
    ],
    noticedBy: ['web/inbox/NotificationCard.test.tsx'],
  },
  {
    name: 'what Beheer told takes reactions',
    file: 'web/inbox/NotificationCard.tsx',
    replace: ['{message && channel && !isOurs && (', '{message && channel && ('],
    noticedBy: ['web/inbox/NotificationCard.test.tsx'],
    ids: ['COM-MOD-09'],
  },
  {
    name: 'a decision leads to no conversation with Beheer',
    file: 'web/inbox/NotificationCard.tsx',
    replace: [
      '{isOfDecision({ ...notification.data, type: notification.type }) && <AnswerUs',
      '{isOurs && !channel && <AnswerUs',
    ],
    noticedBy: ['web/inbox/NotificationCard.test.tsx'],
    ids: ['COM-MOD-10'],
  },
]
