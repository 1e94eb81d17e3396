import { keptTypes } from '@bewezen/domain/base/files.ts'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { type KeptAs, readPrivatePath } from './keys.ts'
import type { FileStore } from './store.ts'

export type PrivateFilesDeps = {
  store: FileStore
  /** The folder of the files, one of those that `uploadRules` calls private. */
  folder: string
  /** Whether this request opens this path now. */
  mayOpen(request: FastifyRequest, path: string): Promise<boolean>
  /** Pictures too are only downloaded when they are opened by themselves; a page still shows them. */
  isDownload?: boolean
  /** How the file is called where it is kept then, without its ending; letters, digits and hyphens. */
  nameOf?(request: FastifyRequest): string
  /** Where somebody is led who opened in a window what does not open; without it they hear that there is nothing. */
  instead?: string
}

const types: Record<KeptAs, string> = { webp: 'image/webp', ...keptTypes }

/**
 * Serves the private files of a folder at `GET /files/{folder}/{person}/{name}` to who may open them. Everybody else
 * hears the same as when there is nothing. A picture is shown, a document only downloaded; no
 * browser keeps a copy, so that deleting the file ends its address everywhere (SH-CALL-28, SH-EDGE-20, X3-EDGE-22).
 */
export const privateFilesPlugin: FastifyPluginAsync<PrivateFilesDeps> = async (
  app,
  { store, folder, mayOpen, isDownload, nameOf, instead },
) => {
  app.get<{ Params: { '*': string } }>(`/files/${folder}/*`, async (request, reply) => {
    const path = `${folder}/${request.params['*']}`
    const asked = readPrivatePath(path)
    const file = asked && (await mayOpen(request, path)) ? await store.open(path) : null
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' })
    if (!(asked && file) && instead && request.headers['sec-fetch-mode'] === 'navigate')
      return reply.redirect(instead, 303)
    if (!asked || !file) return reply.code(404).send({ code: 'NOT_FOUND', data: null })
    const isShown = asked.keptAs === 'webp' && !isDownload
    return reply
      .headers({
        'content-type': types[asked.keptAs],
        'content-length': file.bytes,
        'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename="${nameOf?.(request) ?? 'bijlage'}.${asked.keptAs}"`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
      })
      .send(await file.content())
  })
}
