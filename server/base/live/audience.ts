import { holds } from '@bewezen/domain/access/capabilities.ts'
import { communityGate, isUnderMaintenance, may } from '@bewezen/domain/access/gate.ts'
import type { FactKind, LiveFact } from '@bewezen/domain/facts.ts'
import type { Logger } from 'pino'
import { passesByItself } from '../database/away.ts'
import type { Database } from '../database/open.ts'
import type { Audience, FactDecision, FactDecisions, StoredAudience } from '../facts/decisions.ts'
import type { Snapshot } from '../snapshot.ts'

/** The kinds of facts that still reach a person for whom maintenance or leaving covers the site. */
const whileCovered: ReadonlySet<string> = new Set<FactKind>(['settings.changed', 'access.changed', 'session.ended'])

/** Whether a listener hears a fact, or what is told by the way, now, by today's access. */
export function hears(listener: Snapshot, audience: Audience, kind: FactKind | 'presence'): boolean {
  if (!listener.asker || audience === 'nobody') return false
  const isCovered = listener.asker?.leaving || isUnderMaintenance(listener.asker, listener.modes)
  if (isCovered && !whileCovered.has(kind)) return false
  if (audience === 'everyone') return true
  if (audience.people?.includes(listener.asker.id)) return true
  if (!('capability' in audience)) return false
  if (audience.roles && audience.roles.length > 0 && !audience.roles.includes(listener.asker.role ?? '')) return false
  return may(listener.asker, audience.capability, listener.modes)
}

type Deps = { database: Database; decisions: FactDecisions; log: Logger }
/** An audience that must be read first: that of one thing. */
type Unread = { stored: StoredAudience<FactKind>; id: string }

/** The audiences of these facts, in their order; those that stand in the database are read in one query per kind. */
export async function audiencesOf(facts: readonly LiveFact[], deps: Deps): Promise<Audience[]> {
  const decided = facts.map((fact) => decide(fact, deps))
  const wanted = new Map<Unread['stored'], Set<string>>()
  for (const it of decided)
    if (isUnread(it)) wanted.set(it.stored, (wanted.get(it.stored) ?? new Set<string>()).add(it.id))
  const found = new Map<Unread['stored'], ReadonlyMap<string, Audience>>()
  for (const [stored, ids] of wanted) found.set(stored, await read(stored, [...ids], deps))
  return decided.map((it) => (isUnread(it) ? (found.get(it.stored)?.get(it.id) ?? 'nobody') : it))
}

const isUnread = (it: Audience | Unread): it is Unread => typeof it === 'object' && 'stored' in it

function decide({ kind, ids }: LiveFact, { decisions, log }: Deps): Audience | Unread {
  // A kind of an older version that is gone tells nobody.
  const audience = (decisions[kind] as FactDecision<FactKind> | undefined)?.audience ?? 'nobody'
  const fact = { kind, ...ids } as never
  try {
    if (typeof audience === 'function') return audience(fact)
    return typeof audience === 'object' && 'about' in audience
      ? { stored: audience, id: audience.about(fact) }
      : audience
  } catch (error) {
    // A mistake about one fact must not keep all later ones from everybody.
    log.error({ err: error, kind }, 'it could not be told who hears a fact; nobody does')
    return 'nobody'
  }
}

async function read(stored: Unread['stored'], ids: string[], deps: Deps): Promise<ReadonlyMap<string, Audience>> {
  try {
    return await stored.read(deps.database.db, ids)
  } catch (error) {
    if (passesByItself(error)) throw error
    // Nor may what is wrong about one thing keep the news of the others from everybody.
    if (ids.length > 1) return new Map((await Promise.all(ids.map((id) => read(stored, [id], deps)))).flatMap(pairs))
    deps.log.error({ err: error }, 'it could not be told who hears of a thing; nobody does')
    return new Map()
  }
}

const pairs = (found: ReadonlyMap<string, Audience>) => [...found]

/** Whether an audience names people: such facts are published at once, since few streams are written to. */
export const namesPeople = (audience: Audience): boolean =>
  typeof audience === 'object' && audience.people !== undefined

/** Everything about somebody's access that a screen shows. */
export const accessKey = (it: Snapshot): string =>
  [
    it.asker?.role,
    communityGate(it.asker, it.modes),
    isUnderMaintenance(it.asker, it.modes),
    it.asker?.leaving ?? false,
    holds(it.asker?.role ?? null, 'openAdmin'),
  ].join()
