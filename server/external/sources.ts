import { cleanText } from '@bewezen/domain/base/typedText.ts'
import { external } from '@bewezen/domain/external/contract.ts'
import { noSecrets, type SourceForm, sourceFaults } from '@bewezen/domain/external/source.ts'
import { sourceFieldFaults } from '@bewezen/domain/external/words.ts'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../access/index.ts'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { removeUploads } from '../base/files/attach.ts'
import { refuse } from '../base/refuse.ts'
import { type Ctx, serve } from '../base/serve.ts'
import { clearThreads } from './clear.ts'
import { readSources } from './rows.ts'
import { newSecret, openSecret, sealSecret } from './secrets.ts'
import { externalSources, externalThreads } from './tables.ts'

type Row = typeof externalSources.$inferSelect

export const sources = serve(external.sources, async (ctx) => ({ sources: await readSources(ctx.db) }))

/** Makes or saves a source; what stands there already as it is sent is answered without a change (IN-EXT-03, IN-EXT-04). */
export const saveSource = serve(external.saveSource, async (ctx, { id, version, source: form }) =>
  ctx.transaction(async (tx, now) => {
    const [was] = await tx.select().from(externalSources).where(eq(externalSources.id, id)).for('update')
    const faults = sourceFaults(form, was ? keptBy(was) : noSecrets)
    // What a message came by is what the conversation is (IN-EXT-13).
    if (was && (was.sourceType !== form.sourceType || was.connector !== form.connector)) faults.push('sourceType')
    if (faults.length > 0)
      refuse('FAULTY_FIELDS', { faults: Object.fromEntries(faults.map((name) => [name, sourceFieldFaults[name]])) })
    const values = valuesOf(ctx, id, form)
    if (was && isSame(was, values, version))
      return { source: await one(tx, id), inboundSecret: firstSecret(ctx, was, version, now) }
    if (was && version === null) refuse('ID_IN_USE')
    if (version !== (was?.version ?? null)) refuse('CHANGED')
    const secret = was || form.connector === 'meta' ? null : newSecret()
    if (was)
      await tx
        .update(externalSources)
        .set({ ...values, version: was.version + 1 })
        .where(eq(externalSources.id, id))
    else
      await tx.insert(externalSources).values({
        ...values,
        id,
        sourceType: form.sourceType,
        connector: form.connector,
        ...(secret ? inbound(ctx, id, secret) : {}),
        createdBy: ctx.person.id,
        createdAt: now,
      })
    await note(ctx, tx, now, { action: was ? 'external.sourceEdited' : 'external.sourceMade', name: values.name })
    return { source: await one(tx, id), inboundSecret: secret }
  }),
)

export const switchSource = serve(external.switchSource, (ctx, { id, isActive }) =>
  ctx.transaction(async (tx, now) => {
    const was = await openSource(tx, id)
    if (was.isActive !== isActive) {
      await tx
        .update(externalSources)
        .set({ isActive, version: was.version + 1 })
        .where(eq(externalSources.id, id))
      await note(ctx, tx, now, { action: 'external.sourceEdited', name: was.name })
    }
    return one(tx, id)
  }),
)

/** The old secret is refused from the commit on (IN-EXT-14). */
export const renewSecret = serve(external.renewSecret, (ctx, { id }) =>
  ctx.transaction(async (tx, now) => {
    const was = await openSource(tx, id)
    if (was.inboundSecret === null) refuse('NOT_FOUND')
    const secret = newSecret()
    await tx
      .update(externalSources)
      .set(inbound(ctx, id, secret))
      .where(eq(externalSources.id, id))
    await note(ctx, tx, now, { action: 'external.secretRenewed', name: was.name })
    return { source: await one(tx, id), inboundSecret: secret }
  }),
)

/** Deletes a source with all that came by it; one that is gone is no fault (IN-EXT-23). */
export const removeSource = serve(external.removeSource, async (ctx, { id }) => {
  const loose = await ctx.transaction(async (tx, now) => {
    const [was] = await tx.select().from(externalSources).where(eq(externalSources.id, id)).for('update')
    if (!was) return []
    const { loose } = await clearThreads(tx, eq(externalThreads.sourceId, id))
    await tx.delete(externalSources).where(eq(externalSources.id, id))
    await note(ctx, tx, now, { action: 'external.sourceRemoved', name: was.name })
    return loose
  })
  await removeUploads(ctx.house, loose)
  return { done: true as const }
})

async function openSource(tx: Tx, id: string): Promise<Row> {
  const [was] = await tx.select().from(externalSources).where(eq(externalSources.id, id)).for('update')
  return was ?? refuse('NOT_FOUND')
}

async function one(tx: Tx, id: string) {
  const [source] = await readSources(tx, eq(externalSources.id, id))
  return source ?? refuse('NOT_FOUND')
}

const keptBy = ({ outboundSecret, appSecret, verifyToken, accessToken }: Row) => ({
  outboundSecret: outboundSecret !== null,
  appSecret: appSecret !== null,
  verifyToken: verifyToken !== null,
  accessToken: accessToken !== null,
})

const inbound = ({ house }: Ctx, id: string, secret: string) => ({
  inboundSecret: sealSecret(house.settings, id, 'inbound', secret),
  inboundSecretEnd: secret.slice(-4),
})

/** The fields as they are stored; a secret that was not typed is not among them. */
function valuesOf({ house }: Ctx, id: string, form: SourceForm) {
  const isMeta = form.connector === 'meta'
  const sealedAs = (which: 'outbound' | 'app' | 'verify' | 'access', typed: string) =>
    sealSecret(house.settings, id, which, typed)
  return {
    name: cleanText(form.name),
    accountHandle: cleanText(form.accountHandle),
    isActive: form.isActive,
    outboundUrl: isMeta || form.outboundUrl.trim() === '' ? null : form.outboundUrl.trim(),
    accountId: isMeta ? form.accountId.trim() : null,
    ...(!isMeta && form.outboundSecret ? { outboundSecret: sealedAs('outbound', form.outboundSecret) } : {}),
    ...(isMeta && form.appSecret ? { appSecret: sealedAs('app', form.appSecret) } : {}),
    ...(isMeta && form.verifyToken ? { verifyToken: sealedAs('verify', form.verifyToken) } : {}),
    ...(isMeta && form.accessToken ? { accessToken: sealedAs('access', form.accessToken) } : {}),
  }
}

/** Whether nothing would change: a typed secret is always a change, but of the source that a lost answer made (see `firstSecret`). */
function isSame(was: Row, values: ReturnType<typeof valuesOf>, version: number | null): boolean {
  const { name, accountHandle, isActive, outboundUrl, accountId } = values
  const given = { name, accountHandle, isActive, outboundUrl, accountId }
  const isTyped = Object.keys(values).length > Object.keys(given).length
  return (
    (!isTyped || (version === null && was.version === 1)) &&
    (Object.keys(given) as (keyof typeof given)[]).every((key) => was[key] === given[key])
  )
}

/** Who made it a moment ago and heard no answer is told the secret at the same request; nobody ever is again. */
function firstSecret({ house, person }: Ctx, was: Row, version: number | null, now: Date): string | null {
  const isRepeat = version === null && was.createdBy === person.id && now.getTime() - was.createdAt.getTime() < 300_000
  return isRepeat && was.inboundSecret ? openSecret(house.settings, was.id, 'inbound', was.inboundSecret) : null
}

type Action = 'external.sourceMade' | 'external.sourceEdited' | 'external.sourceRemoved' | 'external.secretRenewed'

async function note(ctx: Ctx, tx: Tx, at: Date, it: { action: Action; name: string }): Promise<void> {
  await writeAudit(tx, { actorId: ctx.person.id, action: it.action, subjectId: null, newValue: it.name, at })
  await record(tx, { kind: 'external.settingsChanged' })
}
