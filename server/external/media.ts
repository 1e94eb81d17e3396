import { Readable } from 'node:stream'
import { Id } from '@bewezen/domain/base/ids.ts'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { House } from '../base/house.ts'
import { callerOf } from '../base/http/caller.ts'
import { refusalFor } from '../base/snapshot.ts'
import type { SourceRow } from './inbound.ts'
import { fetchMedia } from './meta/media.ts'
import { externalMessages, externalSources, externalThreads } from './tables.ts'

type Asked = { Params: { messageId: string; at: string } }

/**
 * Files that came from outside, for admins, each as a download that runs nothing: those of Meta are fetched when somebody
 * opens one, those of mails were kept (IN-EXT-27, IN-EXT-48).
 */
export function serveMedia(app: FastifyInstance, house: House): void {
  app.get<Asked>('/api/external/media/:messageId/:at', async (request, reply) => {
    const missing = () => reply.code(404).send({ code: 'NOT_FOUND', data: null })
    const { snapshot } = await callerOf(house, request, reply)
    if (refusalFor(snapshot, { needs: 'manageExternal', whileCovered: false }, house.settings)) return missing()
    const found = await openMedia(house, request.params)
    const content = found && (await contentOf(house, found))
    if (!content) return missing()
    return reply
      .headers({
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(found?.name ?? '')}`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      .send(content)
  })
}

type Found = { name: string; id: string | null; key: string | null; source: SourceRow }

async function openMedia(house: House, { messageId, at }: Asked['Params']): Promise<Found | null> {
  if (!Id.safeParse(messageId).success || !/^\d{1,2}$/.test(at)) return null
  const [row] = await house.database.db
    .select({ media: externalMessages.mediaUrls, source: externalSources })
    .from(externalMessages)
    .innerJoin(externalThreads, eq(externalThreads.id, externalMessages.threadId))
    .innerJoin(externalSources, eq(externalSources.id, externalThreads.sourceId))
    .where(eq(externalMessages.id, messageId))
  const media = row?.media[Number(at)]
  return row && media ? { name: media.name, id: media.id ?? null, key: media.key ?? null, source: row.source } : null
}

async function contentOf(house: House, { id, key, source }: Found): Promise<Readable | null> {
  if (key) return (await (await house.files.open(key))?.content()) ?? null
  const body = id ? await fetchMedia(house, { id, source }) : null
  return body && Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])
}
