import type { Action } from '@bewezen/domain/search/actions.ts'
import { actionScreenWords, sectionLines, sectionSynonyms } from '@bewezen/domain/search/actionWords.ts'
import KeyRound from 'lucide-react/icons/key-round'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import ScrollText from 'lucide-react/icons/scroll-text'
import UserRoundSearch from 'lucide-react/icons/user-round-search'
import UsersRound from 'lucide-react/icons/users-round'
import type { ReactNode } from 'react'
import type { ActionDeeds } from '../base/document/action.ts'
import { sections } from './sections.ts'

/** What this room brings to the search. */
export const adminActions: ActionDeeds = {
  'admin.findPerson': { icon: <UserRoundSearch size={20} />, to: '/admin/gebruikers' },
  'admin.giveAccess': { icon: <KeyRound size={20} />, to: '/admin/abonnementen' },
}

type Way = Action & { icon: ReactNode; to: string }
const asked = { needs: 'openAdmin', group: 'go' } as const

/** The ways into the sections of the admin area. */
export const sectionActions: readonly Way[] = sections.map(({ slug, label }) => ({
  ...asked,
  id: `admin.${slug}`,
  label,
  also: `${actionScreenWords.sections} ${sectionSynonyms[slug] ?? ''}`,
  line: sectionLines[slug],
  icon: <LayoutDashboard size={20} />,
  to: `/admin/${slug}`,
}))

/** The lists of the admin area, with what was typed sought in them. */
export function seekActions(typed: string): Way[] {
  const text = typed.trim()
  const sought = `?zoek=${encodeURIComponent(text)}`
  const seek = (of: 'people' | 'log') => ({
    ...asked,
    id: `seek.${of}`,
    label: actionScreenWords[of](text),
    line: actionScreenWords[`${of}Line`],
    also: text,
  })
  return [
    { ...seek('people'), icon: <UsersRound size={20} />, to: `/admin/gebruikers${sought}` },
    { ...seek('log'), icon: <ScrollText size={20} />, to: `/admin/logboek${sought}` },
  ]
}
