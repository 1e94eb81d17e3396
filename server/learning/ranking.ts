import { learning } from '@bewezen/domain/learning/contract.ts'
import { perPage } from '@bewezen/domain/learning/paging.ts'
import type { Face } from '@bewezen/domain/profile/face.ts'
import { sql } from 'drizzle-orm'
import { serve } from '../base/serve.ts'
import { faceInSql } from '../profile/tables.ts'
import { openChallenge } from './doors.ts'

type Row = Face & { at: number; rank: number; done: number; total: number; isAnonymous: boolean }

/** Who takes part in a challenge, by the days they did; who hides their name is told by it to nobody else (COM-LEARN-14). */
export const ranking = serve(learning.ranking, async (ctx, { challengeId, from }) => {
  const challenge = await openChallenge(ctx.db, ctx.person, challengeId)
  // Behind their equals, for among them the order of the ids would say whose it is.
  const isHidden = sql`(counted.is_anonymous and p.id <> ${ctx.person.id})`
  const { rows } = await ctx.db.execute<Row>(sql`
    with counted as (
      select part.profile_id, part.is_anonymous, count(ticked.day)::int as done
      from challenge_participants part
      left join challenge_days ticked on ticked.challenge_id = part.challenge_id and ticked.profile_id = part.profile_id
        and ticked.day between ${challenge.startDate} and ${challenge.endDate}
      where part.challenge_id = ${challengeId}
      group by part.profile_id, part.is_anonymous
    ), placed as (
      select ${sql.raw(faceInSql('p'))}, counted.done, counted.is_anonymous as "isAnonymous",
        (row_number() over (order by counted.done desc, ${isHidden}, p.id) - 1)::int as at,
        (rank() over (order by counted.done desc))::int as rank,
        (count(*) over ())::int as total
      from counted join profiles p on p.id = counted.profile_id and p.hidden_at is null and p.role <> 'admin'
    )
    select * from placed where (at >= ${from} and at < ${from + perPage}) or at = 0 or id = ${ctx.person.id} order by at`)
  // The first of all is read along, so that a page that is no longer there still says how many there are.
  const isOwn = (id: string) => id === ctx.person.id
  const own = rows.find(({ id }) => isOwn(id))
  const placeOf = ({ at, rank, done, isAnonymous, total: _total, ...person }: Row) => ({
    at,
    rank,
    done,
    isOwn: isOwn(person.id),
    person: isAnonymous && !isOwn(person.id) ? null : person,
  })
  return {
    places: rows.filter(({ at }) => at >= from && at < from + perPage).map(placeOf),
    total: rows[0]?.total ?? 0,
    own: own ? { ...placeOf(own), isAnonymous: own.isAnonymous } : null,
  }
})
