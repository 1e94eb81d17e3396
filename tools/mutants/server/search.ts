import type { Mutant } from '../mutant.ts'

/** Searching: nothing is found that its room would refuse. */
export const search: readonly Mutant[] = [
  {
    name: 'search asks no second factor',
    file: 'server/search/find.ts',
    replace: [
      'refusalFor(ctx.snapshot, { needs, whileCovered: false }, ctx.house.settings) === null',
      'ctx.snapshot.asker !== null || refusalFor(ctx.snapshot, { needs, whileCovered: false }, ctx.house.settings) === null',
    ],
    noticedBy: ['server/search/find.test.ts'],
  },
  {
    name: 'a visitor finds pages that they may not open',
    file: 'server/search/pages.ts',
    replace: ["needs === 'nothing' || may(needs)", 'needs !== null'],
    noticedBy: ['server/search/find.test.ts'],
    ids: ['SH-EDGE-24'],
  },
  {
    name: 'a page is not found by the words people use for it',
    file: 'server/search/pages.ts',
    replace: [" || ' ' || page.also)`", ')`'],
    noticedBy: ['server/search/find.test.ts'],
    ids: ['SH-NAV-26'],
  },
  {
    name: 'who is signed in finds the page for a forgotten password',
    file: 'server/search/pages.ts',
    replace: [" && !(onlyVisitors && may('useOwnAccount'))", ''],
    noticedBy: ['server/search/find.test.ts'],
    ids: ['SH-NAV-26'],
  },
  {
    name: 'search finds more than ten',
    file: 'server/search/find.ts',
    replace: ['order by nth, branch limit ${maxHits}', 'order by nth, branch'],
    noticedBy: ['server/search/find.test.ts'],
    ids: ['SH-NAV-05'],
  },
  {
    name: 'one room fills the list of what is found',
    file: 'server/search/find.ts',
    replace: ['order by nth, branch limit ${maxHits}', 'order by branch, nth limit ${maxHits}'],
    noticedBy: ['server/search/find.test.ts'],
    ids: ['SH-NAV-05'],
  },
]
