import type { UploadPurpose } from '@bewezen/domain/base/files.ts'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { isKnown } from '../http/known.ts'
import { type FilePath, readPath } from './keys.ts'
import type { FileStore } from './store.ts'

/**
 * How long a browser may keep a file. A message image never changes under its key, and only the reader's own browser
 * keeps it, so that a removed message leaves no copies on the way; an avatar is kept an hour (SH-AVAT-04).
 */
const keeping: Partial<Record<UploadPurpose, string>> = {
  'message-image': 'private, max-age=31536000, immutable',
  avatar: 'public, max-age=3600',
  'product-image': 'public, max-age=31536000, immutable',
  'event-image': 'public, max-age=31536000, immutable',
  'award-image': 'public, max-age=31536000, immutable',
  // Behind the gate, as those of messages.
  'feed-image': 'private, max-age=31536000, immutable',
  'site-hero': 'public, max-age=31536000, immutable',
  'site-portrait': 'public, max-age=31536000, immutable',
  'community-image': 'public, max-age=31536000, immutable',
}

export type FilesDeps = {
  store: FileStore
  /** Whether this request may see this picture now. Whoever may not hears the same as when there is none. */
  maySee(request: FastifyRequest, path: FilePath): Promise<boolean>
}

/** Serves stored files at `GET /files/<key>/<size>.webp`: as pictures, never as anything that can run (X3-EDGE-22). */
export const filesPlugin: FastifyPluginAsync<FilesDeps> = async (app, { store, maySee }) => {
  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const path = readPath(request.params['*'])
    const file = path && (await maySee(request, path)) ? await store.open(request.params['*']) : null
    if (!path || !file)
      return reply.code(404).header('cache-control', 'no-store').send({ code: 'NOT_FOUND', data: null })

    const tag = tagOf(path)
    reply.headers({
      'cache-control': keeping[path.purpose],
      etag: tag,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    })
    if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
    return reply
      .headers({
        'content-type': 'image/webp',
        'content-length': file.bytes,
        'content-disposition': `inline; filename="${path.purpose}-${path.size}.webp"`,
      })
      .send(await file.content())
  })
}

/** The ETag of a file is its path: the content under a path never changes. */
const tagOf = ({ key, size }: FilePath) => `"${key.slice(-32)}-${size}"`
