import { cleanText } from '@bewezen/domain/base/typedText.ts'
import { withoutSecrets } from '@bewezen/domain/reports/address.ts'
import { reports as contract } from '@bewezen/domain/reports/contract.ts'
import { cleanDevice } from '@bewezen/domain/reports/device.ts'
import { reportFaults } from '@bewezen/domain/reports/report.ts'
import { and, eq } from 'drizzle-orm'
import { countAttempt } from '../account/index.ts'
import type { Reader, Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { attachUpload } from '../base/files/attach.ts'
import { signedAddress } from '../base/files/signed.ts'
import { uploads } from '../base/files/tables.ts'
import { refuse } from '../base/refuse.ts'
import { type Ctx, serve } from '../base/serve.ts'
import { reports } from './tables.ts'

export const send = serve(contract.send, (ctx, { id, uploadId, ...typed }) => {
  const fields = reportFaults(typed)
  if (fields.length > 0) refuse('INVALID_INPUT', { fields })
  return ctx.transaction(async (tx, now) => {
    const attachmentKey = uploadId && ((await keyOf(tx, uploadId, ctx.person.id)) ?? refuse('UPLOAD_FAILED'))
    const content = {
      profileId: ctx.person.id,
      pageCategory: typed.category,
      errorDescription: cleanText(typed.description),
      attachmentKey,
    }
    const first = await standing(tx, id)
    if (first) return sameOr(first, content)

    await countReport(ctx, tx, now)
    const [made] = await tx
      .insert(reports)
      .values({
        id,
        ...content,
        pageUrl: withoutSecrets(typed.pageUrl),
        imageUrl: attachmentKey && signedAddress(ctx.house.settings, attachmentKey, now),
        deviceInfo: cleanDevice(typed.device),
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: reports.id })
    // Pressed twice: the other one was stored while this one waited.
    if (!made) return sameOr((await standing(tx, id)) ?? refuse('ID_IN_USE'), content)

    const purpose = 'report-attachment' as const
    if (uploadId && !(await attachUpload(tx, { id: uploadId, personId: ctx.person.id, purpose, now })))
      refuse('UPLOAD_FAILED')
    await record(tx, { kind: 'report.made', reportId: id })
    return { id, createdAt: now.toISOString() }
  })
})

type Content = Pick<typeof reports.$inferSelect, 'profileId' | 'pageCategory' | 'errorDescription' | 'attachmentKey'>
type Standing = Content & { id: string; createdAt: Date }

async function standing(reader: Reader, id: string): Promise<Standing | undefined> {
  const { profileId, pageCategory, errorDescription, attachmentKey, createdAt } = reports
  const fields = { id: reports.id, profileId, pageCategory, errorDescription, attachmentKey, createdAt }
  const [row] = await reader.select(fields).from(reports).where(eq(reports.id, id))
  return row
}

/** The first result of the same report; refuses another one under its id (SH-EDGE-22). */
function sameOr({ id, createdAt, ...first }: Standing, content: Content) {
  const isSame = (Object.keys(content) as (keyof Content)[]).every((name) => first[name] === content[name])
  return isSame ? { id, createdAt: createdAt.toISOString() } : refuse('ID_IN_USE')
}

async function keyOf(tx: Tx, uploadId: string, personId: string): Promise<string | null> {
  const [row] = await tx
    .select({ key: uploads.key })
    .from(uploads)
    .where(and(eq(uploads.id, uploadId), eq(uploads.ownerId, personId), eq(uploads.purpose, 'report-attachment')))
  return row?.key ?? null
}

/** Counts one report against the limit of its network address (SH-REPORT-21). */
async function countReport({ house, address }: Ctx, tx: Tx, now: Date): Promise<void> {
  const limit = house.settings.REPORT_LIMIT
  if (!(await countAttempt(house, tx, { kind: 'report', subject: address, now, limit }))) refuse('TOO_MANY_REQUESTS')
}
