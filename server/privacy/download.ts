import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { dayOf } from '@bewezen/domain/base/dates.ts'
import { uploadRules } from '@bewezen/domain/base/files.ts'
import { type RefusalCode, refusalStatus } from '@bewezen/domain/base/refusals.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { countAttempt } from '../account/index.ts'
import { readNow } from '../base/database/clock.ts'
import { pathOf } from '../base/files/keys.ts'
import { uploads } from '../base/files/tables.ts'
import type { House } from '../base/house.ts'
import { callerOf } from '../base/http/caller.ts'
import type { PersonalPart, PersonalTable } from '../base/personal.ts'
import { refusalFor } from '../base/snapshot.ts'
import { noteExport } from '../health/index.ts'
import { profiles } from '../profile/tables.ts'
import { pageOf } from './page.ts'
import { type Entry, zipOf } from './zip.ts'

type Parts = Readonly<Record<string, PersonalPart>>
const atMostPerQuarterHour = 5

/** Serves everything about the asker as one ZIP, streamed: a page to read, the same as JSON, and their pictures. */
export function serveDownload(app: FastifyInstance, house: House, parts: Parts): void {
  app.get('/api/privacy/export', async (request, reply) => {
    const { snapshot } = await callerOf(house, request, reply)
    const refusal = refusalFor(snapshot, { needs: 'useOwnAccount', whileCovered: false }, house.settings)
    if (refusal || !snapshot.asker) return refused(reply, refusal ?? 'SIGN_IN_REQUIRED')
    const personId = snapshot.asker.id
    const attempt = { kind: 'export', subject: personId, now: new Date(), limit: atMostPerQuarterHour } as const
    if (!(await countAttempt(house, house.database.db, attempt))) return refused(reply, 'TOO_MANY_REQUESTS')

    // Written down before anything leaves: a copy that broke off was a copy too.
    await noteExport(house, personId)
    const tables = await collect(house, parts, personId)
    const now = await readNow(house.database.db)
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="mijn-gegevens-${dayOf(now)}.zip"`)
      .type('application/zip')
      .send(Readable.from(zipOf(entriesOf(house, personId, tables, now)), { objectMode: false }))
  })
}

const refused = (reply: FastifyReply, code: RefusalCode) => reply.code(refusalStatus[code]).send({ code, data: null })

/** Everything that all rooms keep about somebody. */
export async function collect(house: House, parts: Parts, personId: string): Promise<PersonalTable[]> {
  const tables: PersonalTable[] = []
  for (const part of Object.values(parts))
    tables.push(...((await part.collect?.(house, house.database.db, personId)) ?? []))
  return tables
}

async function* entriesOf(
  house: House,
  personId: string,
  tables: readonly PersonalTable[],
  madeAt: Date,
): AsyncGenerator<Entry> {
  const [person] = await house.database.db.select().from(profiles).where(eq(profiles.id, personId))
  const data = Object.fromEntries(tables.map(({ name, rows }) => [name, rows]))
  const page = pageOf({ name: displayName(person), madeAt, tables })
  yield written('gegevens.html', page)
  yield written('gegevens.json', JSON.stringify({ made_at: madeAt.toISOString(), ...data }, null, 2))

  const pictures = await house.database.db
    .select({ key: uploads.key, purpose: uploads.purpose })
    .from(uploads)
    .where(and(eq(uploads.ownerId, personId), isNotNull(uploads.attachedAt)))
    .orderBy(uploads.createdAt)
  for (const [index, { key, purpose }] of pictures.entries()) {
    const path = pathOf(key, largestOf(purpose))
    const file = await house.files.open(path)
    // One that is gone meanwhile is no reason to withhold the rest.
    if (file)
      yield { name: `bestanden/${index + 1}-${purpose}${extname(path)}`, isPacked: true, content: await file.content() }
  }
}

const written = (name: string, text: string): Entry => ({ name, isPacked: false, content: [Buffer.from(text, 'utf8')] })

/** Sizes are listed from small to large. */
function largestOf(purpose: string): string {
  const rules: Readonly<Record<string, { sizes: object } | undefined>> = uploadRules
  return Object.keys(rules[purpose]?.sizes ?? {}).at(-1) ?? 'full'
}
