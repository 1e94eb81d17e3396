import type { Mutant } from '../mutant.ts'

const waiting = ['server/admin/waiting/waiting.test.ts'] as const
const trends = ['server/admin/trends/trends.test.ts'] as const
const mails = ['server/admin/mails/mails.test.ts'] as const

/** The desk of the admin area: what waits, the trends, and the mails that were not sent. */
export const admin: readonly Mutant[] = [
  {
    name: 'a reported message is told to who wrote it',
    file: 'server/community/waiting.ts',
    replace: ['author_id is distinct from ${askerId}', 'true or ${askerId}::uuid is null'],
    noticedBy: waiting,
    ids: ['ADM-MORE-05'],
  },
  {
    name: 'an order of downloads alone waits to be sent',
    file: 'server/shop/orders/waiting.ts',
    replace: ['and l.is_physical and', 'and'],
    noticedBy: waiting,
    ids: ['ADM-MORE-02'],
  },
  {
    name: 'a refund that is under way waits for a person',
    file: 'server/events/waiting.ts',
    replace: ["where p.refund_status = 'failed'", "where p.refund_status in ('failed', 'pending')"],
    noticedBy: waiting,
    ids: ['ADM-MORE-02'],
  },
  {
    name: 'a task of today is late',
    file: 'server/production/waiting.ts',
    replace: ['deadline < (app_now()', 'deadline <= (app_now()'],
    noticedBy: waiting,
    ids: ['ADM-MORE-02'],
  },
  {
    name: 'a subscription that was disputed long ago waits for ever',
    file: 'server/membership/waiting.ts',
    replace: ["interval '90 days'", "interval '900 days'"],
    noticedBy: waiting,
    ids: ['ADM-MORE-02'],
  },
  {
    name: 'a kind that cannot be counted takes the others along',
    file: 'server/admin/waiting/gather.ts',
    replace: ['return { kind, count: null, oldest: null, listPath, items: [] }', "throw new Error('not counted')"],
    noticedBy: waiting,
    ids: ['ADM-MORE-04'],
  },
  {
    name: 'a page of a kind ends one too early',
    file: 'server/admin/waiting/waiting.ts',
    replace: ['items.slice(0, perPage)', 'items.slice(0, perPage - 1)'],
    noticedBy: waiting,
    ids: ['ADM-MORE-03'],
  },
  {
    name: 'what was disputed counts as income of a subscription',
    file: 'server/membership/income.ts',
    replace: [" and state <> 'disputed'", ''],
    noticedBy: trends,
    ids: ['ADM-MORE-08'],
  },
  {
    name: 'money that went back for an event stays income',
    file: 'server/events/income.ts',
    replace: ['-(coalesce(p.received_cents, p.refunded_cents) - ${backInParts})', '0'],
    noticedBy: trends,
    ids: ['ADM-MORE-08'],
  },
  {
    name: 'a part of the money of a place is taken off twice',
    file: 'server/events/income.ts',
    replace: ['refunded_cents) - ${backInParts})', 'refunded_cents))'],
    noticedBy: trends,
    ids: ['ADM-MORE-08'],
  },
  {
    name: 'a part of the money of a place that failed waits for nobody',
    file: 'server/events/waiting.ts',
    replace: ["from event_refunds where state = 'failed'", 'from event_refunds where false'],
    noticedBy: waiting,
    ids: ['ADM-MORE-02'],
  },
  {
    name: 'a refund of an order that is under way is taken off',
    file: 'server/shop/orders/income.ts',
    replace: [
      "where refunded_at >= ${since}::timestamptz and state = 'refunded'`",
      'where coalesce(refunded_at, created_at) >= ${since}::timestamptz`',
    ],
    noticedBy: trends,
    ids: ['ADM-MORE-08'],
  },
  {
    name: 'dollars are added up with euros',
    file: 'server/admin/trends/income.ts',
    replace: [" filter (where upper(currency) = 'EUR')", ''],
    noticedBy: trends,
    ids: ['ADM-MORE-08'],
  },
  {
    name: 'a Sunday is not in its week',
    file: 'server/admin/trends/count.ts',
    replace: ['plusDays(week, 7)', 'plusDays(week, 6)'],
    noticedBy: trends,
    ids: ['ADM-MORE-09'],
  },
  {
    name: 'what is kept is counted anew',
    file: 'server/admin/trends/keep.ts',
    replace: ['[...kept, ...counted].map', '[...counted].map'],
    noticedBy: trends,
    ids: ['ADM-MORE-13'],
  },
  {
    name: 'a mail that is refused for good is tried on',
    file: 'server/base/mail/mailRoom.ts',
    replace: ["why === 'refused' || isLast", 'isLast'],
    noticedBy: mails,
    ids: ['ADM-MORE-15'],
  },
  {
    name: 'a mail is given up silently after its last try',
    file: 'server/base/mail/mailRoom.ts',
    replace: ["why === 'refused' || isLast", "why === 'refused'"],
    noticedBy: mails,
    ids: ['ADM-MORE-14'],
  },
  {
    name: 'a mail is given up after some hours',
    file: 'domain/base/mailTrying.ts',
    replace: ['longestPauseSeconds: 6 * 60 * 60', 'longestPauseSeconds: 300'],
    noticedBy: ['domain/base/mailTrying.test.ts'],
    ids: ['ADM-MORE-14'],
  },
  {
    name: 'a mail that is still tried is sent a second time',
    file: 'server/admin/mails/resend.ts',
    replace: ['if (!mail?.givenUpAt) return', 'if (!mail) return'],
    noticedBy: mails,
    ids: ['ADM-MORE-17'],
  },
  {
    name: 'a mail that was sent stays in the list',
    file: 'server/base/mail/mailRoom.ts',
    replace: ['if (tries > 0 || mail.isAgain)', 'if (tries < 0)'],
    noticedBy: mails,
    ids: ['ADM-MORE-17'],
  },
  {
    name: 'mails that were given up are kept for ever',
    file: 'server/admin/mails/book.ts',
    replace: ['const keptDays = 90', 'const keptDays = 900'],
    noticedBy: mails,
    ids: ['ADM-MORE-18'],
  },
]
