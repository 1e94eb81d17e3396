import { type CodeForm, codeFaults, codeFormOf, codeOf, type DiscountCode } from '@bewezen/domain/production/codes.ts'
import { codeFaultWords } from '@bewezen/domain/production/faultWords.ts'
import { logLines } from '@bewezen/domain/production/logLines.ts'
import { sql } from 'drizzle-orm'
import { baseColumns, isoOrNull, type Kind, rowsOf } from '../kind.ts'
import { eventCodes } from '../tables.ts'

type Moment = Date | string
type Row = Omit<DiscountCode, 'validFrom' | 'validUntil' | 'offCents'> & {
  validFrom: Moment | null
  validUntil: Moment | null
  offCents: string | number | null
}

const rows = rowsOf<Row>(
  'code',
  (where) => sql`
  select ${baseColumns}, r.code, r.percent, r.off_cents as "offCents", r.valid_from as "validFrom",
    r.valid_until as "validUntil", r.most_uses as "mostUses", r.once_per_person as "oncePerPerson",
    r.date_ids as "dateIds", r.tiers, r.is_active as "isActive",
    (select count(*)::int from event_discounts u join event_enrollments n on n.id = u.enrollment_id
      where u.code_id = r.id and (n.status in ('enrolled', 'reserved') or n.kept_until is not null)) as used
  from event_codes r where ${where} order by r.code, r.id`,
)

/** Discount codes, by code, with the uses that stand (EV-MORE-10, EV-MORE-14). */
export const codeKind: Kind<DiscountCode, CodeForm> = {
  kind: 'code',
  table: eventCodes,
  async read(reader, which) {
    return (await rows(reader, which)).map((row) => ({
      ...row,
      offCents: row.offCents === null ? null : Number(row.offCents),
      validFrom: isoOrNull(row.validFrom),
      validUntil: isoOrNull(row.validUntil),
    }))
  },
  faults: codeFaults,
  formOf: codeFormOf,
  columnsOf: (form, zone) => {
    const { validFrom, validUntil, ...values } = codeOf(form, zone)
    return { ...values, validFrom: validFrom && new Date(validFrom), validUntil: validUntil && new Date(validUntil) }
  },
  async unknown(tx, form, event, id) {
    // Two admins who type the same code at once wait for each other here.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('production.codes ' || ${event.id}, 0))`)
    const { code, dateIds } = codeOf(form, event.zone)
    const { rows } = await tx.execute<{ inUse: boolean; dates: number }>(sql`
      select exists (select 1 from event_codes where event_id = ${event.id} and code = ${code} and id <> ${id}) as "inUse",
        (select count(*)::int from event_dates where event_id = ${event.id}
          and id = any(${sql.param(dateIds)}::uuid[])) as dates`)
    if (rows[0]?.inUse) return { code: codeFaultWords.codeInUse }
    return rows[0]?.dates === dateIds.length ? {} : { dateIds: codeFaultWords.dateUnknown }
  },
  line: logLines.code,
}
