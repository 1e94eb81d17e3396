import type { Mutant } from '../mutant.ts'

/** What was looked for before. */
export const searchScreens: readonly Mutant[] = [
  {
    name: 'more searches are remembered than five',
    file: 'web/search/recent.ts',
    replace: ['const most = 5', 'const most = 6'],
    noticedBy: ['web/search/recent.test.ts'],
  },
  {
    name: 'what was found in another year says no year',
    file: 'web/search/Results.tsx',
    replace: ['shortDayNear(hit.at, Date.now())', 'shortDayNear(hit.at, hit.at)'],
    noticedBy: ['web/search/Results.test.tsx'],
    ids: ['EV-DETAIL-01'],
  },
  {
    name: 'a title that was found runs in the direction of the page',
    file: 'web/search/Results.tsx',
    replace: [
      '<span dir="auto" className="line-clamp-2 font-[650] wrap-anywhere">',
      '<span className="line-clamp-2 font-[650] wrap-anywhere">',
    ],
    noticedBy: ['web/search/Results.test.tsx'],
    ids: ['SH-UI-19'],
  },
]
