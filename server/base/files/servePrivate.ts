import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { readPrivatePath } from './keys.ts'
import type { Signed } from './signed.ts'
import type { FileStore } from './store.ts'

export type PrivateMeans = {
  store: FileStore
  /** Whether the query of an address opens this path now. */
  isSigned(path: string, query: Signed): Promise<boolean>
  /** Whether this person may open what has no signature. */
  maySeeAll(request: FastifyRequest): Promise<boolean>
}

const types = { webp: 'image/webp', pdf: 'application/pdf' } as const

/**
 * Serves private files at `GET /files/report-attachments/{person}/{name}`: by a signed address, or to those who may see
 * them all. Everybody else hears the same as when there is nothing. A picture is shown, a document only downloaded; no
 * browser keeps a copy, so that deleting the file ends its address everywhere (SH-CALL-28, SH-EDGE-20, X3-EDGE-22).
 */
export const privateFilesPlugin: FastifyPluginAsync<PrivateMeans> = async (app, { store, isSigned, maySeeAll }) => {
  app.get<{ Params: { '*': string }; Querystring: Signed }>('/files/report-attachments/*', async (request, reply) => {
    const path = `report-attachments/${request.params['*']}`
    const asked = readPrivatePath(path)
    const mayOpen = asked && ((await isSigned(path, request.query)) || (await maySeeAll(request)))
    const file = mayOpen ? await store.open(path) : null
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' })
    if (!asked || !file) return reply.code(404).send({ code: 'NOT_FOUND', data: null })
    return reply
      .headers({
        'content-type': types[asked.keptAs],
        'content-length': file.bytes,
        'content-disposition': `${asked.keptAs === 'pdf' ? 'attachment' : 'inline'}; filename="bijlage.${asked.keptAs}"`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
      })
      .send(await file.content())
  })
}
