import type { Capability } from '@bewezen/domain/access/capabilities.ts'
import { testerPollMs } from '@bewezen/domain/access/polling.ts'
import { hashKey, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Client } from '../api/client.ts'
import { queries, useQueries } from '../api/queries.ts'
import { refetchOpen } from '../live/refetch.ts'
import { forgetOffline } from './offline.ts'
import { ownAccessRead } from './reads.ts'

export type OwnAccess = Awaited<ReturnType<Client['access']['ownAccess']>>

/** The viewer's own access now: gate, maintenance and capabilities; `often` also asks every minute (SH-TEST-06). */
export const useOwnAccess = (often = false): UseQueryResult<OwnAccess> =>
  useQuery({ ...ownAccessRead(), ...(often ? { refetchInterval: testerPollMs } : {}) }, useQueries())

/** Whether the viewer may do this now; no while it is not known. */
export const useMay = (capability: Capability): boolean => useOwnAccess().data?.may.includes(capability) ?? false

/**
 * Watches how the viewer stands, however it was learnt. Behind the maintenance screen and before the gate a browser hears
 * nothing, so when either opens what is on screen is fetched anew; what is cached of the rooms behind the gate is
 * forgotten when it closes.
 */
export function watchOwnAccess(behindGate: readonly string[]): void {
  const cache = queries()
  const { queryKey } = ownAccessRead()
  const hash = hashKey(queryKey)
  let known = cache.getQueryData<OwnAccess>(queryKey)
  cache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryHash !== hash) return
    const ownAccess = cache.getQueryData<OwnAccess>(queryKey)
    const before = known
    known = ownAccess
    if (before && ownAccess) react(before, ownAccess, behindGate)
  })
}

function react(before: OwnAccess, now: OwnAccess, behindGate: readonly string[]): void {
  if (isShut(before) && !isShut(now)) void refetchOpen()
  if (before.gate === 'granted' && now.gate !== 'granted') {
    forget(behindGate)
    void forgetOffline()
  }
}

/** A moment later, when no screen shows it any longer. */
function forget(rooms: readonly string[]): void {
  const isOfThem = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    rooms.includes(String(queryKey[0]).split(/\W/)[0] ?? '')
  setTimeout(() => queries().removeQueries({ predicate: isOfThem }))
}

const isShut = ({ underMaintenance, gate }: OwnAccess) => underMaintenance || gate !== 'granted'
