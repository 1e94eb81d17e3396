import { newId } from '@bewezen/domain/base/ids.ts'
import type { SendMailOptions } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'

/** A mail as somebody outside sends it, in bytes. */
export const aMail = (change: SendMailOptions = {}): Promise<Buffer> =>
  new MailComposer({
    from: { name: 'Kim Buiten', address: 'Kim@buiten.example' },
    to: 'hallo@bewezen.example',
    subject: 'Groningen',
    text: 'Doen jullie ook iets in Groningen?',
    messageId: `<${newId()}@buiten.example>`,
    ...change,
  })
    .compile()
    .build()

/** What the post sends back when an answer could not be brought, with the head of that answer. */
export const aBounce = (messageId: string, { action = 'failed', id = newId() } = {}): string =>
  [
    'Return-Path: <>',
    'From: Mail Delivery System <MAILER-DAEMON@buiten.example>',
    'To: hallo@bewezen.example',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    `Message-ID: <${id}@post.example>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="grens"',
    '',
    '--grens',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'Your message could not be delivered.',
    '',
    '--grens',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; post.example',
    '',
    'Final-Recipient: rfc822; kim@buiten.example',
    `Action: ${action}`,
    'Status: 5.1.1',
    '',
    '--grens',
    'Content-Type: text/rfc822-headers',
    '',
    'From: hallo@bewezen.example',
    `Message-ID: <${messageId}>`,
    'Subject: Re: Groningen',
    '',
    '--grens--',
    '',
  ].join('\r\n')
