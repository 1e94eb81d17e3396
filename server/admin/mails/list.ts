import { admin, type UnsentList, type UnsentMail } from '@bewezen/domain/admin/contract.ts'
import { waitingPerPage as perPage } from '@bewezen/domain/admin/waiting.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { peopleLike } from '../../access/index.ts'
import { serve } from '../../base/serve.ts'
import { faceColumns, profiles } from '../../profile/tables.ts'
import { unsentMails } from '../tables.ts'

/** Mails that were given up, or that are still tried, the newest first, page after page (ADM-MORE-16). */
export const unsentMailsOf = serve(admin.unsentMails, async ({ db }, { list, search, before }) => {
  const moment = list === 'givenUp' ? unsentMails.givenUpAt : unsentMails.lastAt
  const cursor = before
    ? sql`(${moment}, ${unsentMails.id}) < (select ${column(list)}, id from unsent_mails where id = ${before})`
    : undefined
  const rows = await db
    .select({ mail: unsentMails, person: faceColumns(profiles) })
    .from(unsentMails)
    .innerJoin(profiles, eq(profiles.id, unsentMails.personId))
    .where(and(inList(list), isSought(search), cursor))
    .orderBy(desc(moment), desc(unsentMails.id))
    .limit(perPage + 1)
  const [counts] = await db
    .select({
      givenUp: sql<number>`count(${unsentMails.givenUpAt})::int`,
      trying: sql<number>`count(*) filter (where ${unsentMails.givenUpAt} is null)::int`,
    })
    .from(unsentMails)
  return {
    mails: rows.slice(0, perPage).map(toMail),
    hasMore: rows.length > perPage,
    counts: counts ?? { givenUp: 0, trying: 0 },
  }
})

const inList = (list: UnsentList): SQL =>
  list === 'givenUp' ? isNotNull(unsentMails.givenUpAt) : isNull(unsentMails.givenUpAt)
const column = (list: UnsentList): SQL => sql.raw(list === 'givenUp' ? 'given_up_at' : 'last_at')

/** By a part of the address, or by the person. */
function isSought(typed: string): SQL | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  const part = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return or(sql`${unsentMails.to}::text ilike ${part}`, sql`${unsentMails.personId} in ${peopleLike(text)}`)
}

type Found = { mail: typeof unsentMails.$inferSelect; person: Parameters<typeof displayName>[0] & { id: string } }

const toMail = ({ mail, person }: Found): UnsentMail => ({
  id: mail.id,
  person: { id: person.id, name: displayName(person) },
  to: mail.to,
  template: mail.template,
  why: mail.why,
  said: mail.said,
  tries: mail.tries,
  firstAt: mail.firstAt.toISOString(),
  lastAt: mail.lastAt.toISOString(),
  isGivenUp: mail.givenUpAt !== null,
})
