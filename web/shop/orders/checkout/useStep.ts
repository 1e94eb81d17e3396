import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

export type Step = 'address' | 'check'

const inAddress: Record<Step, string> = { address: 'gegevens', check: 'controle' }

/**
 * The step of the checkout, held in the query so that Back leads to the step before (SHOP-ORDER-41); `first` where the
 * query names none. The check is for complete details alone.
 */
export function useStep(first: Step, isComplete: boolean) {
  const named = useSearch({ strict: false, select: (search: Record<string, string>) => search.stap })
  const navigate = useNavigate()
  const [hasMoved, setMoved] = useState(false)
  const wanted = stepOf(named) ?? first
  const go = (step: Step, replace = false) => {
    const search = (before: Record<string, string>) => ({ ...before, stap: inAddress[step] })
    void navigate({ to: '.', search: search as never, replace })
  }
  // Otherwise the last missing letter would turn the page under the fingers that type it.
  const isTooEarly = wanted === 'check' && !isComplete
  // biome-ignore lint/correctness/useExhaustiveDependencies: `go` is made anew each time
  useEffect(() => {
    if (isTooEarly) go('address', true)
  }, [isTooEarly])
  useEffect(() => setMoved(true), [])
  return {
    step: isTooEarly ? 'address' : wanted,
    go: (step: Step) => go(step),
    /** Whether the step that comes now is another than the first one. */
    hasMoved,
  }
}

const stepOf = (named: string | undefined): Step | undefined =>
  named === inAddress.check ? 'check' : named === inAddress.address ? 'address' : undefined
