import { displayName } from '@bewezen/domain/profile/person.ts'
import { useQuery } from '@tanstack/react-query'
import type { Client } from '../api/client.ts'
import { useQueries } from '../api/queries.ts'
import type { Viewer as ShownViewer } from '../shell/viewer.ts'
import { viewerRead } from './reads.ts'
import { useMay } from './standing.ts'

export type Viewer = Awaited<ReturnType<Client['account']['viewer']>>

/** Who is signed in, with everything the account tells; nothing until it is known. */
export const useOwnAccount = (): Viewer | undefined => useQuery(viewerRead(), useQueries()).data

/** Who is signed in, as the frame shows them; nothing until it is known. */
export function useViewer(): ShownViewer | undefined {
  const account = useOwnAccount()
  const mayOpenAdmin = useMay('openAdmin')
  return (
    account && {
      id: account.id,
      name: displayName(account),
      photo: account.avatarUrl,
      color: account.avatarColor,
      level: account.level,
      role: account.role,
      mayOpenAdmin,
    }
  )
}
