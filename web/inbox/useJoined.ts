import type { Community } from '@bewezen/domain/community/contract.ts'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { useOwnAccess } from '../base/session/ownAccess.ts'

/** The communities that the viewer joined, null while it is not known; none before the gate (IN-LIST-11, IN-LIST-12). */
export function useJoined(): readonly Community[] | null {
  const may = useOwnAccess().data?.may
  const mayRead = may?.includes('readCommunity') ?? false
  const { data, isError } = useRead(api.community.list, {}, { enabled: mayRead })
  if (!may || (mayRead && !data && !isError)) return null
  return data?.communities.filter((community) => community.joined) ?? []
}
