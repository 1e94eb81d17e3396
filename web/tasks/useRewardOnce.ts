import { useEffect, useRef } from 'react'
import { askReward } from './changes.ts'

/** A reward whose question was lost on the way is asked for again when the list is opened (SH-TODO-16). */
export function useRewardOnce(isLoaded: boolean, isAllDone: boolean) {
  const looked = useRef(false)
  useEffect(() => {
    if (!isLoaded || looked.current) return
    looked.current = true
    if (isAllDone) void askReward()
  }, [isLoaded, isAllDone])
}
