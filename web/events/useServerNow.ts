import { useEffect, useState } from 'react'

/** How often what depends on the moment is drawn anew. */
const tick = 15_000

/**
 * What the server's clock says, for drawing only (EV-GEN-12): the moment of the last answer, and from then on as much
 * later as this browser counted.
 */
export function useServerNow(answered: string, every = tick): string {
  const [now, setNow] = useState(answered)
  useEffect(() => {
    const [began, counted] = [Date.parse(answered), performance.now()]
    const read = () => setNow(new Date(began + performance.now() - counted).toISOString())
    read()
    const timer = setInterval(read, every)
    return () => clearInterval(timer)
  }, [answered, every])
  return now
}
