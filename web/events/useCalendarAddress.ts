import { useMatches } from '@tanstack/react-router'
import { useState } from 'react'
import { useAddress } from '../base/address/useAddress.ts'

/** A choice of the calendar, in its address; '' is none. An event over it has an address of its own: meanwhile the choice stays (EV-ROUTE-24). */
export function useCalendarAddress(key: string) {
  const [asked, choose] = useAddress<string>(key, '')
  const isBelow = useMatches({ select: (shown) => shown.at(-1)?.routeId === '/events/$eventSlug' })
  const [kept, keep] = useState(asked)
  if (!isBelow && asked !== kept) keep(asked)
  return [isBelow ? kept : asked, choose] as const
}
