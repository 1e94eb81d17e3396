import type { Mutant } from '../mutant.ts'

const presses = ['web/production/day/presses.test.ts'] as const

/** What a page hears of another tab, keeps while it is typed in, and says of what was refused. */
export const otherTabs: readonly Mutant[] = [
  {
    name: 'what is answered to a viewing of another tab is drawn',
    file: 'web/base/api/http.ts',
    replace: ['return viewing !== null', 'return false'],
    noticedBy: ['web/base/api/http.test.ts'],
    ids: ['ADM-MORE-56'],
  },
  {
    name: 'a page never hears that the viewing of another tab is over',
    file: 'web/base/api/http.ts',
    replace: ['if (viewing !== elsewhere)', 'if (viewing !== elsewhere && viewing !== null)'],
    noticedBy: ['web/base/api/http.test.ts'],
    ids: ['ADM-MORE-56'],
  },
  {
    name: 'the page that shows a viewing takes none of its answers',
    file: 'web/base/api/http.ts',
    replace: ['if (showsViewing) return false', ''],
    noticedBy: ['web/base/api/http.test.ts'],
    ids: ['ADM-MORE-56'],
  },
  {
    name: 'of several refused presses the last alone is told',
    file: 'web/production/day/tellRefused.ts',
    replace: ['[...new Set([...presses, words.pressed(name, inside)])]', '[words.pressed(name, inside)]'],
    noticedBy: presses,
    ids: ['EV-MORE-58'],
  },
  {
    name: 'a press that waited has lost its name',
    file: 'web/production/day/pressAtDoor.ts',
    replace: [', ...(name ? { name } : {}) }', ' }'],
    noticedBy: presses,
    ids: ['EV-MORE-58'],
  },
  {
    name: 'the day that is opened is the last one',
    file: 'web/production/day/HelpersBox.tsx',
    replace: ['dates.find(({ startAt }) => dayOf(startAt) >= dayOf(now)) ?? dates.at(-1)', 'dates.at(-1)'],
    noticedBy: ['web/production/screens.test.tsx'],
    ids: ['EV-MORE-57'],
  },
  {
    name: 'of what was refused it is said that it is saved',
    file: 'web/events/admin/saving.ts',
    replace: ["isRefused ? null : 'saved'", "'saved'"],
    noticedBy: ['web/events/admin/saving.test.ts'],
    ids: ['EV-MORE-94'],
  },
  {
    name: 'the next save is refused for the sake of the last',
    file: 'web/events/admin/saving.ts',
    replace: ['if (isPending && !isBusy) isRefused = false', ''],
    noticedBy: ['web/events/admin/saving.test.ts'],
    ids: ['EV-MORE-94'],
  },
  {
    name: 'the next person in a browser reads what another typed',
    file: 'web/base/editing/keptTyped.ts',
    replace: ['`typed:${personId}:${what}`', '`typed:${what}`'],
    noticedBy: ['web/base/editing/keptTyped.test.ts'],
    ids: ['EV-MORE-99'],
  },
  {
    name: 'what was saved is still kept as typed',
    file: 'web/base/editing/keptTyped.ts',
    replace: ['known.delete(key)', ''],
    noticedBy: ['web/base/editing/keptTyped.test.ts'],
    ids: ['EV-MORE-99'],
  },
  {
    name: 'a reminder of another day is said to come today',
    file: 'web/livestreams/remindedNote.ts',
    replace: ['dayOf(at) === dayOf(now)', 'true'],
    noticedBy: ['web/livestreams/rules.test.ts'],
    ids: ['LIVE-MORE-60'],
  },
  {
    name: 'the podcasts lead to no livestream',
    file: 'web/podcasts/PodcastsScreen.tsx',
    replace: ['to="/livestream"', 'to="/podcasts"'],
    noticedBy: ['web/podcasts/page.test.ts'],
    ids: ['LIVE-MORE-63'],
  },
  {
    name: 'the button of an episode that is kept offers to keep it',
    file: 'web/podcasts/episode/OwnMarks.tsx',
    replace: ['saved.shown ? words.saved : words.save', 'words.save'],
    noticedBy: ['web/podcasts/episode/ownMoment.test.tsx'],
    ids: ['POD-MORE-48'],
  },
]
