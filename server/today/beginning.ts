import type { Asker } from '@bewezen/domain/access/gate.ts'
import { type FirstDays, today } from '@bewezen/domain/today/contract.ts'
import { type Beginning, stepsFor, stepsShown } from '@bewezen/domain/today/steps.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { hasSaidHello, startPlace } from '../community/index.ts'
import { learningPlace } from '../learning/index.ts'

/** Where the viewer begins and what their first steps are, new or not (COM-START-05). */
export const beginning = serve(today.beginning, async (ctx) => {
  const { start, learning, ...it } = await readBeginning(ctx.db, ctx.person)
  return { start, learning, steps: stepsFor(it), isShown: stepsShown(it, it.now) !== null }
})

type Places = Pick<FirstDays, 'start' | 'learning'>
type Row = Places &
  Beginning['done'] & { now: Date | string; begunAt: Date | string | null; putAwayAt: Date | string | null }

/** What is there of somebody's beginning at this moment, in one query (COM-START-09, SH-TODAY-09). */
export async function readBeginning(reader: Reader, person: Asker): Promise<Places & Beginning & { now: Date }> {
  const { rows } = await reader.execute<Row>(sql`
    select app_now() as now, (select min(created_at) from entitlements where user_id = p.id) as "begunAt", p.steps_away_at as "putAwayAt",
      ${startPlace(person)} as start, ${learningPlace(person)} as learning,
      ${hasSaidHello(person)} as hello, p.avatar_url is not null as photo,
      ${isThere(sql`lesson_progress where profile_id = p.id`)} as lesson,
      ${isThere(sql`event_enrollments where user_id = p.id`)} as event,
      ${isThere(sql`user_todos where profile_id = p.id`)} as tasks,
      ${isThere(sql`experiments where profile_id = p.id`)} as experiment
    from profiles p where p.id = ${person.id}::uuid`)
  const { now, start, learning, begunAt, putAwayAt, ...done } = rows[0] ?? refuse('NOT_FOUND')
  return {
    now: new Date(now),
    start,
    learning,
    begunAt: instant(begunAt),
    putAwayAt: instant(putAwayAt),
    done,
    hasWelcomeChannel: start?.joined === true && start.channel !== null,
    hasLesson: learning !== null,
  }
}

const isThere = (what: SQL) => sql`exists (select 1 from ${what})`
const instant = (moment: Date | string | null) => (moment === null ? null : new Date(moment).toISOString())
