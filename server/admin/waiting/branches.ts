import { type WaitingKind, waitingKinds } from '@bewezen/domain/admin/waiting.ts'
import { appealsWaiting } from '../../account/index.ts'
import type { WaitingBranch } from '../../base/waiting.ts'
import { casesWaiting, deskTalksWaiting } from '../../community/index.ts'
import { eventDisputesWaiting, eventRefundsWaiting, eventTransfersWaiting } from '../../events/index.ts'
import { externalWaiting } from '../../external/index.ts'
import { subscriptionDisputesWaiting } from '../../membership/index.ts'
import { tasksWaiting } from '../../production/index.ts'
import { reportsWaiting } from '../../reports/index.ts'
import { orderMoneyWaiting, ordersToSend } from '../../shop/index.ts'
import { mailsWaiting } from '../mails/waiting.ts'

/** What waits for a person, by kind: one without a branch does not compile. */
const byKind: Record<WaitingKind, WaitingBranch> = {
  eventRefund: eventRefundsWaiting,
  orderMoney: orderMoneyWaiting,
  eventDispute: eventDisputesWaiting,
  subscriptionDispute: subscriptionDisputesWaiting,
  report: reportsWaiting,
  case: casesWaiting,
  appeal: appealsWaiting,
  deskTalk: deskTalksWaiting,
  orderToSend: ordersToSend,
  externalFailed: externalWaiting,
  mail: mailsWaiting,
  eventTransfer: eventTransfersWaiting,
  task: tasksWaiting,
}

/** Every branch of the inbox, in the order of the kinds. */
export const branches: readonly WaitingBranch[] = waitingKinds.map((kind) => byKind[kind])
