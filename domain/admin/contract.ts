import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { mailFailures } from '../base/mailTrying.ts'
import { operation } from '../base/operation.ts'
import { waitingKinds } from './waiting.ts'

const reads = { needs: 'openAdmin', read: true } as const
const Day = z.string()

/** Something that waits for a person: what it is called, about whom, in what, how much money, and where it is dealt with. */
export const WaitingItem = z.object({
  kind: z.enum(waitingKinds),
  id: Id,
  since: Instant,
  /** Its own words, such as those of a report; empty for what has none. */
  title: z.string().nullable(),
  who: z.string().nullable(),
  /** The event, the channel or the kind that it belongs to. */
  about: z.string().nullable(),
  cents: z.int().nullable(),
  currency: z.string().nullable(),
  path: z.string(),
})
export type WaitingItem = z.infer<typeof WaitingItem>

/** A kind of what waits; its count is null when it could not be counted (ADM-MORE-04). */
const WaitingCount = z.object({
  kind: z.enum(waitingKinds),
  count: z.int().nullable(),
  oldest: Instant.nullable(),
  /** Where its room lists it with the filter on; empty where no room does. */
  listPath: z.string().nullable(),
})
export type WaitingCount = z.infer<typeof WaitingCount>

/** A mail that was not sent: never its text or subject (ADM-MORE-16, ADM-MORE-18). */
export const UnsentMail = z.object({
  id: Id,
  person: z.object({ id: Id, name: z.string() }),
  /** The address it went to, when that was known. */
  to: z.string().nullable(),
  template: z.string(),
  why: z.enum(mailFailures),
  /** What the mail server answered. */
  said: z.string(),
  tries: z.int(),
  firstAt: Instant,
  lastAt: Instant,
  isGivenUp: z.boolean(),
})
export type UnsentMail = z.infer<typeof UnsentMail>

/** Which mails are listed: those given up, or those that are still tried. */
export const unsentLists = ['givenUp', 'trying'] as const
export type UnsentList = (typeof unsentLists)[number]

const People = z.object({ people: z.int() })

/** The desk of the admin area: what waits, how it goes, and the mails that were not sent (ADM-MORE). */
export const admin = {
  /** Every kind with its count, and the first of each, the longest waiting first. */
  waiting: operation({
    ...reads,
    input: z.object({}),
    output: z.object({ kinds: z.array(WaitingCount), items: z.array(WaitingItem) }),
  }),
  /** One kind, page after page: `after` is the last of the page before. */
  waitingOf: operation({
    ...reads,
    input: z.object({ kind: z.enum(waitingKinds), after: Id.optional(), since: Instant.optional() }),
    output: z.object({ items: z.array(WaitingItem), hasMore: z.boolean() }),
  }),
  /** How it goes: numbers of everybody together, and of nobody alone (ADM-MORE-11). */
  trends: operation({
    ...reads,
    input: z.object({}),
    output: z.object({
      today: Day,
      people: z.object({
        total: z.int(),
        thisWeek: z.int(),
        in30Days: z.int(),
        weeks: z.array(People.extend({ week: Day })),
      }),
      income: z.object({
        months: z.array(
          z.object({ month: Day, cents: z.int(), subscriptions: z.int(), events: z.int(), orders: z.int() }),
        ),
        hasOtherCurrency: z.boolean(),
      }),
      active: z.array(People.extend({ week: Day })),
      retention: z.array(People.extend({ month: Day, stayed: z.array(z.int()) })),
    }),
  }),
  /** `before` is the last of the page before. */
  unsentMails: operation({
    ...reads,
    input: z.object({
      list: z.enum(unsentLists).default('givenUp'),
      search: z.string().max(200).default(''),
      before: Id.optional(),
    }),
    output: z.object({
      mails: z.array(UnsentMail),
      hasMore: z.boolean(),
      counts: z.object({ givenUp: z.int(), trying: z.int() }),
    }),
  }),
  /** Tries a mail that was given up anew; one that is already tried again, or that was sent since, is as wanted. */
  resendMail: operation({
    needs: 'manageSite',
    input: z.object({ id: Id }),
    output: z.object({ done: z.literal(true) }),
  }),
}
