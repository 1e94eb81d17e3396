import { useLocation } from '@tanstack/react-router'

const ofOwn = ['profile', 'awards', 'tasks', 'settings'] as const
export type Section = (typeof ofOwn)[number]

/** Which section the hash of an address opens; of another member's profile only two can be (SH-ROUTE-10, SH-PROF-03). */
export function sectionOf(hash: string, own: boolean): Section {
  const section = ofOwn.find((one) => one === hash) ?? 'profile'
  return own || section === 'awards' ? section : 'profile'
}

export const useSection = (own: boolean): Section => useLocation({ select: ({ hash }) => sectionOf(hash, own) })
