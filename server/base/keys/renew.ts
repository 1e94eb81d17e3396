import type { House } from '../house.ts'
import type { SealedDeps, SealedPart } from './sealedPart.ts'

/** Seals everything anew that another key than SECRET_KEY sealed, and says in the log what (SEC-ACC-47). */
export async function renewSealed(deps: SealedDeps & Pick<House, 'log'>, parts: readonly SealedPart[]): Promise<void> {
  for (const part of parts) {
    const { earlier, closed } = await part.pass(deps, { renew: true })
    if (earlier > 0) deps.log.info({ part: part.what, renewed: earlier }, 'sealed anew by the secret key of now')
    if (closed > 0) deps.log.error({ part: part.what, closed }, 'no secret key that is set opens these')
  }
}
