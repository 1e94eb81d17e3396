import { logChange } from '@bewezen/domain/access/logChange.ts'
import { logFieldWords as log } from '@bewezen/domain/access/logFieldWords.ts'
import { cleanText } from '@bewezen/domain/base/typedText.ts'
import { external } from '@bewezen/domain/external/contract.ts'
import {
  type Connector,
  type KeptSecrets,
  noSecrets,
  type SecretField,
  type SourceForm,
  secretFields,
  sourceFaults,
} from '@bewezen/domain/external/source.ts'
import { sourceFault } from '@bewezen/domain/external/words.ts'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../access/index.ts'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { removeUploads } from '../base/files/attach.ts'
import { refuse } from '../base/refuse.ts'
import { type Ctx, serve } from '../base/serve.ts'
import { clearThreads } from './clear.ts'
import { readSources } from './rows.ts'
import { type Kept, newSecret, openSecret, sealSecret } from './secrets.ts'
import { externalMailboxes, externalSources, externalThreads } from './tables.ts'

type Row = typeof externalSources.$inferSelect

export const sources = serve(external.sources, async (ctx) => ({ sources: await readSources(ctx.db) }))

/** Makes or saves a source; what stands there already as it is sent is answered without a change (IN-EXT-03, IN-EXT-04). */
export const saveSource = serve(external.saveSource, async (ctx, { id, version, source: form }) =>
  ctx.transaction(async (tx, now) => {
    const [was] = await tx.select().from(externalSources).where(eq(externalSources.id, id)).for('update')
    const faults = sourceFaults(form, was ? keptBy(was) : noSecrets)
    // What a message came by is what the conversation is (IN-EXT-13).
    if (was && (was.sourceType !== form.sourceType || was.connector !== form.connector)) faults.push('sourceType')
    // A password that is kept goes nowhere but where it was meant for: whoever could point it elsewhere would read it there.
    if (was && form.mailPassword === '' && isOtherMailbox(was, valuesOf(ctx, id, form).values))
      faults.push('mailPassword')
    if (faults.length > 0)
      refuse('FAULTY_FIELDS', { faults: Object.fromEntries(faults.map((name) => [name, sourceFault(name, form)])) })
    const given = valuesOf(ctx, id, form)
    const { values } = given
    if (was && isSame(was, given, version))
      return { source: await one(tx, id), inboundSecret: firstSecret(ctx, was, version, now) }
    if (was && version === null) refuse('ID_IN_USE')
    if (version !== (was?.version ?? null)) refuse('CHANGED')
    const secret = was || form.connector !== 'formulier' ? null : newSecret()
    if (was) {
      await tx
        .update(externalSources)
        .set({ ...values, version: was.version + 1 })
        .where(eq(externalSources.id, id))
      await startAnew(tx, was, values)
    } else
      await tx.insert(externalSources).values({
        ...values,
        id,
        sourceType: form.sourceType,
        connector: form.connector,
        ...(secret ? inbound(ctx, id, secret) : {}),
        createdBy: ctx.person.id,
        createdAt: now,
      })
    await note(ctx, tx, now, {
      action: was ? 'external.sourceEdited' : 'external.sourceMade',
      name: values.name,
      was,
      is: { ...(was ?? none), ...values },
    })
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
      await note(ctx, tx, now, { action: 'external.sourceEdited', name: was.name, was, is: { ...was, isActive } })
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
    await note(ctx, tx, now, { action: 'external.sourceRemoved', name: was.name, was, is: null })
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

const keptBy = (row: Row): KeptSecrets =>
  Object.fromEntries(secretFields.map((field) => [field, row[field] !== null])) as KeptSecrets

const inbound = ({ house }: Ctx, id: string, secret: string) => ({
  inboundSecret: sealSecret(house.settings, id, 'inbound', secret),
  inboundSecretEnd: secret.slice(-4),
})

/** The secrets that each connector has, and the name under which each is sealed. */
const sealedAs: Record<SecretField, { of: Connector; which: Kept }> = {
  outboundSecret: { of: 'formulier', which: 'outbound' },
  appSecret: { of: 'meta', which: 'app' },
  verifyToken: { of: 'meta', which: 'verify' },
  accessToken: { of: 'meta', which: 'access' },
  mailPassword: { of: 'mail', which: 'mail' },
}

/** The fields as they are stored; a secret that was not typed is not among them. */
function valuesOf({ house }: Ctx, id: string, form: SourceForm) {
  const typed = secretFields.filter((field) => sealedAs[field].of === form.connector && form[field] !== '')
  const secrets: Partial<Record<SecretField, string>> = Object.fromEntries(
    typed.map((field) => [field, sealSecret(house.settings, id, sealedAs[field].which, form[field])]),
  )
  const only = (connector: Connector, text: string) => (form.connector === connector && text !== '' ? text : null)
  const plain = {
    name: cleanText(form.name),
    accountHandle: cleanText(form.accountHandle),
    isActive: form.isActive,
    outboundUrl: only('formulier', form.outboundUrl.trim()),
    accountId: only('meta', form.accountId.trim()),
    imapHost: only('mail', form.imapHost.trim().toLowerCase()),
    imapPort: only('mail', form.imapPort),
    mailUser: only('mail', cleanText(form.mailUser)),
  }
  const values = { ...plain, ...secrets }
  return { values, plain: Object.keys(plain) as (keyof typeof plain)[], isTyped: typed.length > 0 }
}
type Given = ReturnType<typeof valuesOf>

/** Whether nothing would change: a typed secret is always a change, but of the source that a lost answer made (see `firstSecret`). */
function isSame(was: Row, { plain, values, isTyped }: Given, version: number | null): boolean {
  return (!isTyped || (version === null && was.version === 1)) && plain.every((key) => was[key] === values[key])
}

const isOtherMailbox = (was: Row, values: Given['values']): boolean =>
  was.imapHost !== values.imapHost || was.mailUser !== values.mailUser

/** Another mailbox begins at its beginning; one whose password was put right is tried at once. */
async function startAnew(tx: Tx, was: Row, values: Given['values']): Promise<void> {
  const isOther = isOtherMailbox(was, values)
  await tx
    .update(externalMailboxes)
    .set({
      failures: 0,
      nextTryAt: null,
      // Who reads it now does so with what stood there before.
      claimedBy: null,
      claimedUntil: null,
      ...(isOther ? { uidValidity: null, lastUid: 0, trouble: null, workedAt: null } : {}),
    })
    .where(eq(externalMailboxes.sourceId, was.id))
}

/** Who made it a moment ago and heard no answer is told the secret at the same request; nobody ever is again. */
function firstSecret({ house, person }: Ctx, was: Row, version: number | null, now: Date): string | null {
  const isRepeat = version === null && was.createdBy === person.id && now.getTime() - was.createdAt.getTime() < 300_000
  return isRepeat && was.inboundSecret ? openSecret(house.settings, was.id, 'inbound', was.inboundSecret) : null
}

type Action = 'external.sourceMade' | 'external.sourceEdited' | 'external.sourceRemoved' | 'external.secretRenewed'

/** How a source stands in the log; its secrets and its addresses never do, only that they changed (ADM-MORE-44, ADM-MORE-45). */
const shape = {
  name: { label: log.name },
  accountHandle: { label: log.handle },
  isActive: { label: log.active },
  outboundUrl: { label: log.outbound, isLong: true },
  accountId: { label: log.handle, isLong: true },
  imapHost: { label: log.outbound, isLong: true },
  imapPort: { label: log.outbound, isLong: true },
  mailUser: { label: log.handle, isLong: true },
  mailPassword: { label: log.secret },
  outboundSecret: { label: log.secret },
  appSecret: { label: log.secret },
  verifyToken: { label: log.secret },
  accessToken: { label: log.secret },
} as const
type Logged = Pick<Row, keyof typeof shape>
const none = { mailPassword: null, outboundSecret: null, appSecret: null, verifyToken: null, accessToken: null }

type Noted = { action: Action; name: string; was?: Logged; is?: Logged | null }

async function note(ctx: Ctx, tx: Tx, at: Date, { action, name, was, is }: Noted): Promise<void> {
  const change = is === undefined ? {} : logChange<Logged>(shape, was ?? null, is)
  await writeAudit(tx, { actorId: ctx.person.id, action, subjectId: null, reason: name, at, ...change })
  await record(tx, { kind: 'external.settingsChanged' })
}
