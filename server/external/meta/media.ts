import { Readable } from 'node:stream'
import { may } from '@bewezen/domain/access/gate.ts'
import { Id } from '@bewezen/domain/base/ids.ts'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { House } from '../../base/house.ts'
import { callerOf } from '../../base/http/caller.ts'
import { openSecret } from '../secrets.ts'
import { externalMessages, externalSources, externalThreads } from '../tables.ts'
import { askGraph, graphUrl } from './graph.ts'

const File = z.object({ url: z.url() })
const mostBytes = 100 * 1024 * 1024
const hosts = /\.(fbsbx\.com|fbcdn\.net|facebook\.com|whatsapp\.net)$/

type Asked = { Params: { messageId: string; at: string } }

/** Files that came by Meta, for admins: fetched when somebody opens one, and given as a download that runs nothing (IN-EXT-27). */
export function serveMedia(app: FastifyInstance, house: House): void {
  app.get<Asked>('/api/external/media/:messageId/:at', async (request, reply) => {
    const missing = () => reply.code(404).send({ code: 'NOT_FOUND', data: null })
    const { snapshot } = await callerOf(house, request, reply)
    if (!may(snapshot.asker, 'manageExternal', snapshot.modes)) return missing()
    const found = await openMedia(house, request.params)
    const file = found && (await fetchFile(house, found).catch(() => null))
    if (!file?.body) return missing()
    const length = Number(file.headers.get('content-length') ?? 0)
    if (length > mostBytes) {
      await file.body.cancel()
      return missing()
    }
    return reply
      .headers({
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(found?.name ?? '')}`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      .send(Readable.fromWeb(file.body as Parameters<typeof Readable.fromWeb>[0]))
  })
}

type Found = { id: string; name: string; source: typeof externalSources.$inferSelect }

async function openMedia(house: House, { messageId, at }: Asked['Params']): Promise<Found | null> {
  if (!Id.safeParse(messageId).success || !/^\d{1,2}$/.test(at)) return null
  const [row] = await house.database.db
    .select({ media: externalMessages.mediaUrls, source: externalSources })
    .from(externalMessages)
    .innerJoin(externalThreads, eq(externalThreads.id, externalMessages.threadId))
    .innerJoin(externalSources, eq(externalSources.id, externalThreads.sourceId))
    .where(eq(externalMessages.id, messageId))
  const media = row?.media[Number(at)]
  // An id is one word in an address.
  return row && media?.id && /^[\w.-]{1,200}$/.test(media.id)
    ? { id: media.id, name: media.name, source: row.source }
    : null
}

/** Asks where the file is, and fetches it there with the token: at Meta only, whatever address it answers. */
async function fetchFile(house: House, { id, source }: Found): Promise<Response | null> {
  const answer = await askGraph(house, source, id)
  const file = File.safeParse(await answer.json())
  if (!answer.ok || !file.success || !source.accessToken) return null
  const [url, graph] = [new URL(file.data.url), new URL(graphUrl(house.settings))]
  const isMeta = url.protocol === 'https:' && url.port === '' && hosts.test(url.hostname)
  if (!isMeta && url.origin !== graph.origin) return null
  const token = openSecret(house.settings, source.id, 'access', source.accessToken)
  const content = await fetch(url, {
    headers: { authorization: `Bearer ${token}` },
    redirect: 'manual',
    signal: AbortSignal.timeout(60_000),
  })
  return content.ok ? content : null
}
