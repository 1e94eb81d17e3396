import { displayName } from '@bewezen/domain/profile/person.ts'
import { useQuery } from '@tanstack/react-query'
import type { Client } from '../api/client.ts'
import { useQueries } from '../api/queries.ts'
import { useMay } from './ownAccess.ts'
import { viewerRead } from './reads.ts'
import type { Viewer as ShownViewer } from './shownViewer.ts'

export type Viewer = Awaited<ReturnType<Client['account']['viewer']>>

/** The signed-in viewer, with everything the account tells; undefined until it is known. */
export const useOwnAccount = (): Viewer | undefined => useQuery(viewerRead(), useQueries()).data

/** The signed-in viewer, as the frame shows them; nothing until it is known. */
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
