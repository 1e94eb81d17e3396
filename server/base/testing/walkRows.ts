import { roles } from '@bewezen/domain/access/roles.ts'

// What everybody hears who asks for something, written out by hand and on purpose not computed from what each role may.
// One letter a role:
//   .  goes on      i  SIGN_IN_REQUIRED      l  LOGIN_REQUIRED, the same in the events area
//      f  FORBIDDEN      n  NO_ACCESS      t  TESTER_MODE      m  MAINTENANCE

/** The order of the letters is that of the roles; the last is a stored role that is none of ours. */
export const walkers = [...roles, 'astronaut'] as const

/** How the site and a person can stand. The letters of `visitor` are: as usual, in tester mode, during maintenance. */
export type Row = {
  visitor: string
  /** No subscription and no grant. */
  without: string
  entitled: string
  /** Tester mode is on: with a subscription, with the award as well, with the award alone. */
  tester: string
  testerWithAward: string
  awardAlone: string
  /** Maintenance is on, with a subscription; and tester mode as well. */
  maintenance: string
  maintenanceAndTester: string
}

/** Whoever asks is answered: signing up, signing in, the settings of the site. */
export const always: Row = {
  visitor: '...',
  without: '...........',
  entitled: '...........',
  tester: '...........',
  testerWithAward: '...........',
  awardAlone: '...........',
  maintenance: '...........',
  maintenanceAndTester: '...........',
}

/** Open to everybody who does not stand behind the maintenance screen (SH-MAINT-11, SH-MAINT-13). */
export const open: Row = {
  visitor: '...',
  without: '...........',
  entitled: '...........',
  tester: '...........',
  testerWithAward: '...........',
  awardAlone: '...........',
  maintenance: '....mmmm.m.',
  maintenanceAndTester: '....mmmm.m.',
}

/** What somebody needs to see where they stand, also behind the maintenance screen. */
export const ownAlways: Row = { ...always, visitor: 'iii' }

/** One's own things: neither the gate nor tester mode closes them (SH-TEST-14, SH-PERM-08). */
export const own: Row = { ...open, visitor: 'iii' }

/** A place on an event: one's own, and a visitor hears it in the words of the specification (EV-ENROL-41, EV-EDGE-36). */
export const ownPlace: Row = { ...own, visitor: 'lll' }

/** The community, behind its gate (SH-GATE-08, SH-GATE-09, SH-GATE-15, SH-GATE-17, SH-TEST-07, SH-TEST-12). */
export const community: Row = {
  visitor: 'iii',
  without: '....nnnnnnn',
  entitled: '...........',
  tester: '....ttttttt',
  testerWithAward: '...........',
  awardAlone: '....nnnnnnn',
  maintenance: '....mmmm.m.',
  maintenanceAndTester: '....mmmmtmt',
}

/** Behind the same gate, which says no more than no (SH-ASSIST-25, SH-CALL-05). */
export const forbidden: Row = {
  visitor: 'iii',
  without: '....fffffff',
  entitled: '...........',
  tester: '....fffffff',
  testerWithAward: '...........',
  awardAlone: '....fffffff',
  maintenance: '....mmmm.m.',
  maintenanceAndTester: '....mmmmfmf',
}

/** The modes of the site: admins only (SH-MAINT-18, SH-TEST-16, SH-PERM-01). */
export const site: Row = {
  visitor: 'iii',
  without: '.ffffffffff',
  entitled: '.ffffffffff',
  tester: '.ffffffffff',
  testerWithAward: '.ffffffffff',
  awardAlone: '.ffffffffff',
  maintenance: '.fffmmmmfmf',
  maintenanceAndTester: '.fffmmmmfmf',
}

/** Articles: admins and teachers (BLOG-AREA-07). */
export const writers: Row = {
  visitor: 'iii',
  without: '..fffffffff',
  entitled: '..fffffffff',
  tester: '..fffffffff',
  testerWithAward: '..fffffffff',
  awardAlone: '..fffffffff',
  maintenance: '..ffmmmmfmf',
  maintenanceAndTester: '..ffmmmmfmf',
}

/** The queue of reported messages: admins and moderators (COM-CHAT-17, SH-PERM-07). */
export const judges: Row = {
  visitor: 'iii',
  without: '.f.ffffffff',
  entitled: '.f.ffffffff',
  tester: '.f.ffffffff',
  testerWithAward: '.f.ffffffff',
  awardAlone: '.f.ffffffff',
  maintenance: '.f.fmmmmfmf',
  maintenanceAndTester: '.f.fmmmmfmf',
}

/** Posts in the feed: admins, teachers and moderators (COM-LEARN-02). */
export const posters: Row = {
  visitor: 'iii',
  without: '...ffffffff',
  entitled: '...ffffffff',
  tester: '...ffffffff',
  testerWithAward: '...ffffffff',
  awardAlone: '...ffffffff',
  maintenance: '...fmmmmfmf',
  maintenanceAndTester: '...fmmmmfmf',
}
