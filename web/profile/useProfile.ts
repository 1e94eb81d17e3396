import type { OwnProfile } from '@bewezen/domain/profile/contract.ts'
import { api } from '../base/api/api.ts'
import { useQueries } from '../base/api/queries.ts'
import { useRead } from '../base/api/useRead.ts'
import { useOwnAccount } from '../base/session/viewer.ts'

/** Whether this id, or none, is the viewer's own; undefined while it is not known who that is (SH-ROUTE-11, SH-ROUTE-12). */
export function useIsOwn(id: string | undefined): boolean | undefined {
  const viewer = useOwnAccount()
  return id === undefined ? true : viewer && id.toLowerCase() === viewer.id
}

export const useOwnProfile = (enabled = true) => useRead(api.profile.mine, {}, { enabled })

export const useOtherProfile = (id: string, enabled = true) => useRead(api.profile.person, { id }, { enabled })

/** Puts what the server answered in place of what stood there, and lets the frame ask anew who is signed in. */
export function useTakeProfile() {
  const cache = useQueries()
  return (change: (before: OwnProfile) => OwnProfile) => {
    cache.setQueryData<OwnProfile>(api.profile.mine.queryKey({ input: {} }), (before) => before && change(before))
    void cache.invalidateQueries({ queryKey: api.account.viewer.queryKey({ input: {} }) })
  }
}
