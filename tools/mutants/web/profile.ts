import type { Mutant } from '../mutant.ts'

/** The profile on screen: what is one’s own, and what was typed meanwhile. */
export const profileScreens: readonly Mutant[] = [
  {
    name: 'a field that was typed on after a save is let go',
    file: 'web/base/editing/filling.ts',
    replace: ['!Object.hasOwn(sent, name) || !isSame(sent[name as keyof Values], value)', '!Object.hasOwn(sent, name)'],
    noticedBy: ['web/base/editing/filling.test.ts'],
  },
  {
    name: 'others see the sections of one’s own profile',
    file: 'web/profile/useSection.ts',
    replace: ["return own || section === 'awards' ? section : 'profile'", 'return section'],
    noticedBy: ['web/profile/useSection.test.ts'],
  },
]
