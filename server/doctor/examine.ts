import { type Finding, wrong } from './finding.ts'
import { reasonOf } from './reason.ts'

/** A health check: looks at one part. `gone` is aborted when nobody waits for it any more. */
export type Check = { what: string; look: (gone: AbortSignal) => Promise<Finding[]> }

/** How long each part has, in milliseconds. */
const patience = 10_000

/** Looks at all parts side by side; one that hangs or fails by surprise is a finding and ends no other (OPS-DOCTOR-02). */
export async function examine(checks: readonly Check[], within = patience): Promise<Finding[]> {
  return (await Promise.all(checks.map((check) => looked(check, within)))).flat()
}

async function looked({ what, look }: Check, within: number): Promise<Finding[]> {
  const gone = new AbortController()
  const late = Promise.withResolvers<Finding[]>()
  const timer = setTimeout(() => {
    late.resolve([wrong(what, `did not answer within ${within / 1_000} seconds`, notAnswering)])
    gone.abort()
  }, within)
  try {
    return await Promise.race([look(gone.signal), late.promise])
  } catch (error) {
    return [wrong(what, `could not be looked at: ${reasonOf(error)}`, surprising)]
  } finally {
    clearTimeout(timer)
  }
}

const notAnswering = 'See whether it is up, whether its address is right, and whether a firewall stands in between.'
const surprising = 'Mend what it names; when that says nothing to you, send this line to whoever maintains the site.'
