import type { Experiment, OwnExperiment } from '@bewezen/domain/experiments/contract.ts'
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { mayEnterWith } from '../community/index.ts'
import { channels, communities, messages } from '../community/tables.ts'
import { profiles } from '../profile/tables.ts'
import { experiments, experimentValues } from './tables.ts'

type Viewer = { id: string; role: string | null }

const fields = {
  id: experiments.id,
  change: experiments.change,
  measure: experiments.measure,
  unit: experiments.unit,
  method: experiments.method,
  direction: experiments.direction,
  startedDay: experiments.startedDay,
  changeDay: experiments.changeDay,
  endedDay: experiments.endedDay,
  values: sql<Experiment['values']>`coalesce((
    select json_agg(json_build_object('day', measured.day, 'value', measured.value) order by measured.day)
    from ${experimentValues} measured where measured.experiment_id = ${experiments.id}), '[]')`,
}

/**
 * The experiments of these that somebody may see: their own, and those that a message shows which stands in a channel that
 * they may read. The others are left out, whether they exist or not, and so are those of who is going (COM-N1-07).
 */
export const openShown = (reader: Reader, viewer: Viewer, ids: readonly string[]): Promise<Experiment[]> =>
  reader
    .select(fields)
    .from(experiments)
    .innerJoin(profiles, and(eq(profiles.id, experiments.ownerId), isNull(profiles.hiddenAt)))
    .where(and(inArray(experiments.id, [...ids]), or(eq(experiments.ownerId, viewer.id), isShownTo(viewer))))

const isShownTo = ({ role }: Viewer): SQL => sql`exists (select 1 from ${messages}
  join ${channels} on ${channels.id} = ${messages.channelId}
  join ${communities} on ${communities.id} = ${channels.communityId}
  where ${messages.experimentId} = ${experiments.id} and ${messages.deletedAt} is null and ${mayEnterWith(role)})`

/** Somebody's own experiments, those that run first and the newest above, each with the messages that show it. */
export const listOwn = (reader: Reader, ownerId: string): Promise<OwnExperiment[]> =>
  reader
    .select({ ...fields, shares })
    .from(experiments)
    // With a second table every column carries the name of its table, within the selects above too.
    .innerJoin(profiles, eq(profiles.id, experiments.ownerId))
    .where(eq(experiments.ownerId, ownerId))
    .orderBy(sql`${experiments.endedDay} desc nulls first`, sql`${experiments.createdAt} desc`, experiments.id)

/** A channel that is closed to everybody shows nothing. */
const shares = sql<OwnExperiment['shares']>`coalesce((
  select json_agg(json_build_object('messageId', ${messages.id}, 'channelName', ${channels.name},
    'channelSlug', ${channels.slug}, 'communitySlug', ${communities.slug}) order by ${messages.createdAt}, ${messages.id})
  from ${messages}
  join ${channels} on ${channels.id} = ${messages.channelId}
  join ${communities} on ${communities.id} = ${channels.communityId} and ${communities.isActive}
  where ${messages.experimentId} = ${experiments.id} and ${messages.deletedAt} is null), '[]')`
