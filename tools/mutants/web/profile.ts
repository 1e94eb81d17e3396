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
  {
    name: 'somebody without points stands in the last place of their dialog',
    file: 'web/profile/PersonSummary.tsx',
    replace: ['rank !== null && points === 0 ?', 'rank !== null && points < 0 ?'],
    noticedBy: ['web/profile/summary.test.tsx'],
    ids: ['SH-RANK-11'],
  },
  {
    name: 'somebody without points stands in the last place of the ranking',
    file: 'web/profile/RankingPage.tsx',
    replace: ['{place.points > 0 && (', '{place.points >= 0 && ('],
    noticedBy: ['web/profile/withoutPoints.test.tsx'],
    ids: ['SH-RANK-11'],
  },
  {
    name: 'the head of a profile names a last place',
    file: 'web/profile/OtherHeader.tsx',
    replace: ['person.rank !== null && person.points > 0 && <', 'person.rank !== null && <'],
    noticedBy: ['web/profile/withoutPoints.test.tsx'],
    ids: ['SH-RANK-11'],
  },
]
