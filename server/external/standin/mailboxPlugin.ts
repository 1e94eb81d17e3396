import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import MailComposer from 'nodemailer/lib/mail-composer'
import { z } from 'zod'
import type { House } from '../../base/house.ts'
import { mailStandIn, standInOf } from './mailbox.ts'

/** A mail as somebody outside writes it, or the bytes of one. */
const Written = z.union([
  z.object({ raw: z.string(), at: z.iso.datetime().optional() }),
  z.object({
    from: z.string(),
    subject: z.string().default(''),
    text: z.string().default(''),
    html: z.string().optional(),
    messageId: z.string().optional(),
    inReplyTo: z.string().optional(),
    references: z.array(z.string()).optional(),
    headers: z.record(z.string(), z.string()).optional(),
    at: z.iso.datetime().optional(),
  }),
])
const Mood = z.object({ mood: z.enum(['works', 'refuses', 'hangs up', 'breaks off']) })

/** The way into the stand-in of a mailbox: what the site would read there is put there, or it stops working. */
export const mailboxPlugin =
  (house: House): FastifyPluginAsync =>
  async (app: FastifyInstance) => {
    app.get('/control', async () => ({ ...mailStandIn, mails: (await standInOf(house)).count() }))
    app.post('/control', async (request, reply) => {
      const asked = Mood.safeParse(request.body)
      if (!asked.success) return reply.code(400).send({ error: 'no such mood' })
      const mailbox = await standInOf(house)
      mailbox.is(asked.data.mood)
      return asked.data
    })
    app.post('/deliver', async (request, reply) => {
      const mail = Written.safeParse(request.body)
      if (!mail.success) return reply.code(400).send({ error: 'no mail' })
      const mailbox = await standInOf(house)
      const { at } = mail.data
      mailbox.deliver(await rawOf(mail.data), at ? new Date(at) : new Date())
      return { mails: mailbox.count() }
    })
  }

const rawOf = async (mail: z.output<typeof Written>): Promise<string | Buffer> =>
  'raw' in mail ? mail.raw : new MailComposer({ ...mail, to: mailStandIn.user }).compile().build()
