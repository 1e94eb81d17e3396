import type { Capability } from '@bewezen/domain/access/capabilities.ts'
import { testerPollMs } from '@bewezen/domain/access/maintenance.ts'
import { hashKey, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Client } from '../api/client.ts'
import { queries, useQueries } from '../api/queries.ts'
import { refetchOpen } from '../live/accessNews.ts'
import { forgetOffline } from './offline.ts'
import { standingRead } from './reads.ts'

export type Standing = Awaited<ReturnType<Client['access']['standing']>>

/** How the viewer stands now: the gate, maintenance, and what may be done; `often` also asks every minute (SH-TEST-06). */
export const useStanding = (often = false): UseQueryResult<Standing> =>
  useQuery({ ...standingRead(), ...(often ? { refetchInterval: testerPollMs } : {}) }, useQueries())

/** Whether the viewer may do this now; no while it is not known. */
export const useMay = (capability: Capability): boolean => useStanding().data?.may.includes(capability) ?? false

/**
 * Watches how the viewer stands, however it was learnt. Behind the maintenance screen and before the gate a browser hears
 * nothing, so when either opens what is on screen is fetched anew; what lies behind the gate is forgotten when it closes.
 */
export function watchStanding(): void {
  const cache = queries()
  const { queryKey } = standingRead()
  const hash = hashKey(queryKey)
  let known = cache.getQueryData<Standing>(queryKey)
  cache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryHash !== hash) return
    const standing = cache.getQueryData<Standing>(queryKey)
    const before = known
    known = standing
    if (before && standing) react(before, standing)
  })
}

function react(before: Standing, now: Standing): void {
  if (isShut(before) && !isShut(now)) void refetchOpen()
  if (before.gate === 'granted' && now.gate !== 'granted') {
    forgetCommunity()
    void forgetOffline()
  }
}

/** A moment later, when no screen shows it any longer. */
function forgetCommunity(): void {
  const isBehindGate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    /^(community|comments|feed|learning)\b/.test(String(queryKey[0]))
  setTimeout(() => queries().removeQueries({ predicate: isBehindGate }))
}

const isShut = ({ underMaintenance, gate }: Standing) => underMaintenance || gate !== 'granted'
