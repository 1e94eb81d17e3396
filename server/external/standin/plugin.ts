import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { metaSignature } from '../meta/inbound.ts'

/** `refuses` as for a wrong number, `closed` after 24 hours, `breaks` after it was taken, `says` delivered before it answers. */
export type MetaMood = 'works' | 'refuses' | 'closed' | 'breaks'
export type MetaAsked = { account: string; token: string; id: string; body: Record<string, unknown> }

const codes = { refuses: 131026, closed: 131047 } as const

/**
 * Meta for machines without it: as much of its Graph API as is used here, and a way to have it deliver to us. It has no
 * people: what is sent is listed at `control`.
 */
export async function metaStandInPlugin(app: FastifyInstance): Promise<void> {
  const asked: MetaAsked[] = []
  let mood: MetaMood = 'works'

  app.post<{ Params: { account: string }; Body: Record<string, unknown> }>(
    '/:version/:account/messages',
    async (request, reply) => {
      const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
      if (!token) return reply.code(401).send({ error: { code: 190, message: 'no token' } })
      if (mood === 'refuses' || mood === 'closed')
        return reply.code(400).send({ error: { code: codes[mood], message: 'refused' } })
      const body = request.body
      const isWhatsApp = body.messaging_product === 'whatsapp'
      const id = `${isWhatsApp ? 'wamid' : 'mid'}.${randomUUID()}`
      asked.push({ account: request.params.account, token, id, body })
      if (mood === 'breaks') {
        reply.hijack()
        request.raw.socket.destroy()
        return reply
      }
      if (isWhatsApp) return { messaging_product: 'whatsapp', contacts: [{ wa_id: body.to }], messages: [{ id }] }
      return { recipient_id: (body.recipient as { id?: string } | undefined)?.id, message_id: id }
    },
  )

  app.get<{ Params: { id: string } }>('/:version/:id', async (request, reply) => {
    if (!request.headers.authorization) return reply.code(401).send({ error: { code: 190 } })
    const { id } = request.params
    const prefix = request.url.replace(/\/[^/]+\/[^/]+$/, '')
    const url =
      id === 'elders' ? 'https://elders.example/x' : `http://${request.headers.host}${prefix}/media/${id}/file`
    return { id, url, mime_type: 'text/html', messaging_product: 'whatsapp' }
  })
  app.get<{ Params: { id: string } }>('/media/:id/file', async (request, reply) =>
    request.headers.authorization
      ? reply.type('text/html').send(`<script>${request.params.id}</script>`)
      : reply.code(401).send(),
  )

  app.get('/control', async () => ({ asked: asked.slice(-200) }))
  app.post<{ Body: { mood: MetaMood } }>('/control', async (request) => {
    mood = request.body.mood
    return { mood }
  })
  /** Delivers a payload to an address of this site, signed with the secret of the app. */
  app.post<{ Body: { url: string; secret: string; payload: object } }>('/deliver', async (request, reply) => {
    const { url, secret, payload } = request.body
    const target = new URL(url, `http://${request.headers.host}`)
    if (target.host !== request.headers.host) return reply.code(400).send({ error: 'only to this site' })
    const body = JSON.stringify(payload)
    const answer = await fetch(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': metaSignature(secret, body) },
      body,
    })
    return reply.code(answer.status).send(await answer.text())
  })
}
