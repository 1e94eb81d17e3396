import type { Step, StepName } from '@bewezen/domain/today/steps.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { todayPath } from '../places/index.ts'
import { forgetSteps, watchSteps } from './stepWatch.ts'

type Shown = {
  steps: readonly Step[]
  nameOf: (name: StepName) => string
  /** Asked when the list leaves the screen. */
  isWatched: () => boolean
}

/** Steps that are taken once their list has left the screen are told of on the page that came (COM-START-75). */
export function useStepWatch(shown: Shown): void {
  const navigate = useNavigate()
  const last = useRef(shown)
  useEffect(() => {
    last.current = shown
  })
  useEffect(() => {
    forgetSteps()
    return () => {
      const { steps, nameOf, isWatched } = last.current
      if (isWatched()) watchSteps(steps, nameOf, () => void navigate({ href: todayPath }))
    }
  }, [navigate])
}
