import type { Ask } from '../base/api/operations.ts'
import { destination } from './destination.ts'

/** Where somebody lands whose address is confirmed: back where the registration began if that is open to them, else the community (SH-VERIFY-03, SH-VERIFY-21). */
export async function pathAfterConfirming(ask: Ask, kept: string | null): Promise<string> {
  if (kept === null) return '/community'
  const found = await destination(ask, kept)
  return 'path' in found ? found.path : '/community'
}
