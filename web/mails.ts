import type { MailContent } from '@bewezen/domain/base/renderer.ts'
import { render, toPlainText } from '@react-email/render'
import { createElement } from 'react'
import { AccountBlocked } from './account/mail/AccountBlocked.tsx'
import { AppealDecided } from './account/mail/AppealDecided.tsx'
import { ConfirmEmail } from './account/mail/ConfirmEmail.tsx'
import { ConfirmNewEmail } from './account/mail/ConfirmNewEmail.tsx'
import { EmailChanging } from './account/mail/EmailChanging.tsx'
import { Guessed } from './account/mail/Guessed.tsx'
import { PasswordChanged } from './account/mail/PasswordChanged.tsx'
import { ResetPassword } from './account/mail/ResetPassword.tsx'
import { SecurityChanged } from './account/mail/SecurityChanged.tsx'
import type { MailTemplate } from './base/mail-template.ts'
import { EventMail } from './events/mail/EventMail.tsx'
import { WrittenMail } from './events/mail/WrittenMail.tsx'
import { EmergencyOpened } from './health/mail/EmergencyOpened.tsx'
import { EmergencyWatched } from './health/mail/EmergencyWatched.tsx'
import { Digest } from './inbox/mail/Digest.tsx'
import { LivestreamSoon } from './livestreams/mail/LivestreamSoon.tsx'
import { Invoiced } from './membership/mail/Invoiced.tsx'
import { PaymentFailed } from './membership/mail/PaymentFailed.tsx'
import { SubscriptionEnded } from './membership/mail/SubscriptionEnded.tsx'
import { SubscriptionStarted } from './membership/mail/SubscriptionStarted.tsx'
import { Withdrawn } from './membership/mail/Withdrawn.tsx'
import { RemovalAsked } from './privacy/mail/RemovalAsked.tsx'
import { CallSheetMail } from './production/mail/CallSheetMail.tsx'
import { OrderPaid } from './shop/mail/OrderPaid.tsx'
import { OrderRefunded } from './shop/mail/OrderRefunded.tsx'
import { OrderShipped } from './shop/mail/OrderShipped.tsx'
import { OrderWithdrawn } from './shop/mail/OrderWithdrawn.tsx'

/** Every mail by its name; one line each, from `web/<room>/mail/`. Only the renderer loads this file. */
const mails: Record<string, (facts: never) => Promise<MailContent>> = {
  confirmEmail: drawnFrom(ConfirmEmail),
  resetPassword: drawnFrom(ResetPassword),
  confirmNewEmail: drawnFrom(ConfirmNewEmail),
  emailChanging: drawnFrom(EmailChanging),
  guessed: drawnFrom(Guessed),
  securityChanged: drawnFrom(SecurityChanged),
  passwordChanged: drawnFrom(PasswordChanged),
  accountBlocked: drawnFrom(AccountBlocked),
  appealDecided: drawnFrom(AppealDecided),
  removalAsked: drawnFrom(RemovalAsked),
  emergencyOpened: drawnFrom(EmergencyOpened),
  emergencyWatched: drawnFrom(EmergencyWatched),
  subscriptionStarted: drawnFrom(SubscriptionStarted),
  paymentFailed: drawnFrom(PaymentFailed),
  subscriptionEnded: drawnFrom(SubscriptionEnded),
  withdrawn: drawnFrom(Withdrawn),
  invoice: drawnFrom(Invoiced),
  digest: drawnFrom(Digest),
  event: drawnFrom(EventMail),
  callSheet: drawnFrom(CallSheetMail),
  eventWritten: drawnFrom(WrittenMail),
  livestreamSoon: drawnFrom(LivestreamSoon),
  orderPaid: drawnFrom(OrderPaid),
  orderShipped: drawnFrom(OrderShipped),
  orderRefunded: drawnFrom(OrderRefunded),
  orderWithdrawn: drawnFrom(OrderWithdrawn),
}

/** The subject, html and text of a mail; refuses a name that has no template. */
export async function draw(name: string, facts: Record<string, unknown>): Promise<MailContent> {
  const mail = mails[name]
  if (!mail) throw new Error(`There is no mail called ${name}`)
  return mail(facts as never)
}

function drawnFrom<Facts extends object>({ subject, Body }: MailTemplate<Facts>) {
  return async (facts: Facts): Promise<MailContent> => {
    const html = await render(createElement(Body, facts))
    const text = toPlainText(html, { selectors: [{ selector: 'h1', options: { uppercase: false } }] })
    return { subject: subject(facts), html, text }
  }
}
