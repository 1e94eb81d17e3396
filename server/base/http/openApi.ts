import { OpenAPIGenerator } from '@orpc/openapi'
import type { AnyRouter } from '@orpc/server'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { FastifyInstance } from 'fastify'
import type { House } from '../house.ts'

/** One document that lists every operation, at /api/openapi.json; in production only by setting (SEC-ACC-19). */
export async function serveOpenApi(app: FastifyInstance, house: House, router: AnyRouter): Promise<void> {
  if (house.settings.mode === 'production' && house.settings.OPENAPI !== 'on') return
  let document: Promise<unknown> | null = null
  app.get('/api/openapi.json', () => {
    document ??= new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(router, {
      info: { title: house.settings.SITE_NAME, version: '1' },
      servers: [{ url: '/api' }],
    })
    return document
  })
}
