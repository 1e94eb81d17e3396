import type { Asker } from '@bewezen/domain/access/gate.ts'
import type { StartPlace } from '@bewezen/domain/today/contract.ts'
import { type SQL, sql } from 'drizzle-orm'
import { mayEnterWith } from './doors.ts'
import { channels, communities } from './tables.ts'

/**
 * The community where new members begin, as this person may enter it, with its welcome channel: the first that is not
 * archived and in which they may write; an expression, null without one (COM-START-01, COM-START-04).
 */
export const startPlace = (person: Asker): SQL<StartPlace | null> => sql<StartPlace | null>`(
  select jsonb_build_object('id', ${communities.id}, 'slug', ${communities.slug}, 'name', ${communities.name},
    'joined', exists (select 1 from blueprint_members m where m.blueprint_id = ${communities.id} and m.user_id = ${person.id}::uuid),
    'channel', (${welcomeChannel(person, sql`jsonb_build_object('id', ${channels.id}, 'slug', ${channels.slug}, 'name', ${channels.name})`)}))
  from ${communities} where ${communities.isStart} and ${mayEnterWith(person.role)})`

/** Whether this person said something that still stands in the welcome channel; an expression (COM-START-09). */
export const hasSaidHello = (person: Asker): SQL<boolean> => sql<boolean>`exists (
  select 1 from messages said where said.author_id = ${person.id}::uuid and said.deleted_at is null and said.channel_id = (
    select (${welcomeChannel(person, sql`${channels.id}`)})
    from ${communities} where ${communities.isStart} and ${mayEnterWith(person.role)}))`

/** Of the community of the query around it. */
const welcomeChannel = (person: Asker, what: SQL) => sql`select ${what} from ${channels}
  where ${channels.communityId} = ${communities.id} and not ${channels.isArchived}
    and (${channels.postRoles} = '[]'::jsonb or jsonb_exists(${channels.postRoles}, ${person.role}))
  order by ${channels.orderIndex}, ${channels.name} limit 1`
