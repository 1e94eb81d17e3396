import { adminWords } from '@bewezen/domain/admin/words.ts'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useLayoutEffect, useState } from 'react'
import { tellError } from '../base/parts/toast.ts'
import { useOwnAccess } from '../base/session/ownAccess.ts'
import { useTypedHere } from './useTypedHere.ts'

/**
 * Whether the viewer may open the admin area: `unknown` until it is known. Who may not, or loses the right while the page
 * is open, is told why and goes home; but who was typing stays before a closed door with what was typed, to copy it
 * (SH-ROUTE-16, ROUTE-TABLE-19, SH-EDGE-25, X3-EDGE-45).
 */
export function useAdminGuard() {
  const { data, isError, refetch } = useOwnAccess()
  const navigate = useNavigate()
  const typing = useTypedHere()
  // The dashboard of events sends on to the events (EV-ROUTE-04).
  const home = useLocation({ select: ({ pathname }) => (pathname.startsWith('/events') ? '/events' : '/') })
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const mayOpen = data?.may.includes('openAdmin')
  // Before what was open goes: its fields can still be read.
  useLayoutEffect(() => {
    if (mayOpen === undefined) return
    const left = mayOpen ? '' : typing.read()
    setTyped(left)
    setOpen(mayOpen)
    if (mayOpen) return
    tellError(adminWords.forbidden.title, adminWords.forbidden.text)
    if (left === '') void navigate({ to: home, replace: true })
  }, [mayOpen, typing, navigate, home])
  const access = isOpen ? ('open' as const) : isError && !data ? ('failed' as const) : ('unknown' as const)
  return { access, isHidden: mayOpen === false, typed, onInput: typing.onInput, retry: () => void refetch() }
}
