/** The kinds of work that wait for a person, in the order in which they stand beside each other (ADM-MORE-02). */
export const waitingKinds = [
  'eventRefund',
  'orderMoney',
  'eventDispute',
  'subscriptionDispute',
  'report',
  'case',
  'appeal',
  'deskTalk',
  'orderToSend',
  'externalFailed',
  'mail',
  'eventTransfer',
  'task',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** The filters above the inbox, each with its kinds; every kind is in one of them. */
export const waitingGroups = {
  money: ['eventRefund', 'orderMoney', 'eventDispute', 'subscriptionDispute'],
  reports: ['report', 'case', 'appeal', 'deskTalk'],
  sending: ['orderToSend', 'externalFailed', 'mail'],
  events: ['eventTransfer', 'task'],
} as const satisfies Record<string, readonly WaitingKind[]>
export type WaitingGroup = keyof typeof waitingGroups

/** How many of each kind stand in the inbox before it is narrowed to that kind (ADM-MORE-03). */
export const firstWaiting = 5
/** How many stand on a page of one kind. */
export const waitingPerPage = 50

type Waits = { since: string; id: string }

/** Everything that waits of several kinds, the longest waiting first; by the id where two wait as long. */
export const inOrder = <Item extends Waits>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => compare(one.since, other.since) || compare(one.id, other.id))

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/**
 * Whether the moment of a kind is when it was paid: when a bank began to dispute it is not kept, and nothing says that it
 * waits since then.
 */
export const isSincePaying = (kind: WaitingKind): boolean => kind === 'eventDispute' || kind === 'subscriptionDispute'

const longMs = 3 * 24 * 60 * 60 * 1000

/** Whether something waits so long that it stands out: three days and more, since a moment that is truly its own. */
export const waitsLong = (kind: WaitingKind, since: string, now: number): boolean =>
  !isSincePaying(kind) && now - Date.parse(since) >= longMs
