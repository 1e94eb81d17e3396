import { access } from '@bewezen/domain/access/contract.ts'
import { launchDate } from '@bewezen/domain/access/launch.ts'
import {
  isSetting,
  type SwitchSetting,
  switchRefusal,
  type TextSetting,
  textRefusal,
} from '@bewezen/domain/access/siteSettings.ts'
import { testerWords } from '@bewezen/domain/access/words.ts'
import { cleanEmail } from '@bewezen/domain/base/email.ts'
import { cleanLine } from '@bewezen/domain/base/typedText.ts'
import { eq } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { type Ctx, serve } from '../base/serve.ts'
import { writeAudit } from './audit.ts'
import { readPublicSettings } from './settings.ts'
import { siteSettings } from './tables.ts'

type Row = typeof siteSettings.$inferSelect

/** Saves one text of the site; refuses CHANGED when somebody else saved another one meanwhile (ADM-PANEL-14, ADM-PANEL-22). */
export const saveSetting = serve(access.saveSetting, (ctx, { name, before, value: typed }) => {
  const value = cleaned(name, typed)
  if (!isSetting(name, value)) refuse('INVALID_INPUT', { fields: ['value'] })
  return ctx.transaction(async (tx, now) => {
    const row = await openSettings(tx)
    const current = shownText(ctx, row, name)
    if (current !== before) refuse('CHANGED', { current })
    if (current === value) return readPublicSettings(ctx.house, tx)
    refuseIf(textRefusal(name, value, row))
    return store(ctx, tx, { name, value, oldValue: current, now })
  })
})

/** A setting as it is kept: all but the message to testers are one line, which stands among words of others (X3-EDGE-46). */
const cleaned = (name: TextSetting, typed: string): string =>
  name === 'contactEmail' ? cleanEmail(typed) : name === 'testerMessage' ? typed.trim() : cleanLine(typed)

/** Puts one of the switches of the site on or off; sets a state and never flips it. */
export const switchSetting = serve(access.switchSetting, (ctx, { name, on }) =>
  ctx.transaction(async (tx, now) => {
    const row = await openSettings(tx)
    const before = row[name]
    if (before === on) return readPublicSettings(ctx.house, tx)
    const { paidDownloadsAfterOrder } = row
    if (on) refuseIf(switchRefusal(name, shopState(ctx, row)))
    if (name === 'shopPayment' && !on && paidDownloadsAfterOrder)
      await store(ctx, tx, { name: 'paidDownloadsAfterOrder', value: false, oldValue: 'true', now })
    return store(ctx, tx, { name, value: on, oldValue: String(before), now })
  }),
)

const shopState = ({ house }: Ctx, { companyAddress, shopPayment }: Row) => ({
  hasProvider: house.payments.provider !== null,
  hasAddress: Boolean(companyAddress),
  shopPayment,
})

type Store = { name: TextSetting | SwitchSetting; value: string | boolean; oldValue: string; now: Date }

async function store(ctx: Ctx, tx: Tx, { name, value, oldValue, now }: Store) {
  await tx
    .update(siteSettings)
    .set({ [name]: value, updatedAt: now })
    .where(eq(siteSettings.id, 1))
  await writeAudit(tx, {
    actorId: ctx.person.id,
    action: 'setting.changed',
    subjectId: null,
    reason: name,
    at: now,
    oldValue,
    newValue: String(value),
  })
  await record(tx, { kind: 'settings.changed' })
  return readPublicSettings(ctx.house, tx)
}

async function openSettings(tx: Tx): Promise<Row> {
  const [row] = await tx.select().from(siteSettings).where(eq(siteSettings.id, 1)).for('update')
  return row ?? refuse('NOT_FOUND')
}

/** What stands there as an admin sees it: a text that nobody set shows its usual value. */
const shownText = ({ house: { settings } }: Ctx, row: Row, name: TextSetting): string =>
  row[name] ??
  {
    siteName: settings.SITE_NAME,
    contactEmail: settings.CONTACT_EMAIL,
    launchDate,
    testerMessage: testerWords.defaultMessage,
    companyKvk: '',
    companyVatId: '',
    companyAddress: '',
    companyPhone: '',
    generatorPartner: '',
    generatorCode: '',
  }[name]
