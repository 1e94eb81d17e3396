import { z } from 'zod'
import { Id } from '../base/ids.ts'

/** How somebody is called and looks, wherever they appear. */
export const Face = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  avatarUrl: z.string().nullable(),
  avatarColor: z.string(),
})
export type Face = z.infer<typeof Face>
