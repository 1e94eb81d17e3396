import { events as contract } from '@bewezen/domain/events/contract.ts'
import type { Face } from '@bewezen/domain/profile/face.ts'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../base/database/open.ts'
import { serve } from '../../base/serve.ts'
import { faceInSql } from '../../profile/tables.ts'
import { companyOwner } from '../money/companies.ts'
import { openDeskEvent } from './rows.ts'

type Row = {
  id: string
  name: string
  address: string
  vatNumber: string | null
  number: string | null
  person: Face | null
}

/** Who asked for an invoice to a company, with the invoice once it was issued (EV-MORE-92). */
export const companies = serve(contract.companies, async ({ db }, { eventId }) => {
  await openDeskEvent(db, eventId, null)
  return { companies: await companiesOf(db, eventId) }
})

/** The companies to which the invoices of an event are addressed, by name; `id` is that of the enrolment. */
export async function companiesOf(reader: Reader, eventId: string): Promise<Row[]> {
  const { rows } = await reader.execute<Row>(sql`
    select n.id, c.name, c.address, c.vat_number as "vatNumber",
      (select i.number from event_payments m join payments y on y.kind = 'event' and y.subject_id = m.id
        join invoices i on i.payment_id = y.id and i.kind = 'invoice'
        where m.enrollment_id = n.id order by i.issued_at limit 1) as number,
      (select row_to_json(one) from (select ${sql.raw(faceInSql('p'))} from profiles p
        where p.id = ${companyOwner} and p.hidden_at is null) one) as person
    from event_companies c join event_enrollments n on n.id = c.enrollment_id
    where n.event_id = ${eventId} order by c.name, n.id`)
  return rows
}
