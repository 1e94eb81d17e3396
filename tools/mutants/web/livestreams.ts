import type { Mutant } from '../mutant.ts'

const [rules, page, waits] = [
  'web/livestreams/rules.test.ts',
  'web/livestreams/page.test.ts',
  'web/livestreams/player/untilFailed.test.ts',
] as const

/** The page of livestreams: who hears what and when, what is drawn of a frame, and what a refused save says. */
export const livestreamScreens: readonly Mutant[] = [
  {
    name: 'a visitor is shut out of a livestream too late',
    file: 'web/livestreams/poll.ts',
    replace: ['whileLiveMs = 4_000', 'whileLiveMs = 8_000'],
    noticedBy: [rules],
    ids: ['X3-EDGE-07', 'LIVE-MORE-50'],
  },
  {
    name: 'a visitor asks as rarely while a livestream is live',
    file: 'web/livestreams/poll.ts',
    replace: ['isLive ? whileLiveMs : whileQuietMs', 'whileQuietMs'],
    noticedBy: [rules],
    ids: ['X3-EDGE-07'],
  },
  {
    name: 'a livestream that ended is told as one that went live',
    file: 'web/livestreams/newsBetween.ts',
    replace: ['stream.isActive && !isSame(earlier, stream)', '!isSame(earlier, stream)'],
    noticedBy: [rules],
    ids: ['LIVE-STATE-07'],
  },
  {
    name: 'a live livestream is told with every list',
    file: 'web/livestreams/newsBetween.ts',
    replace: ['stream.isActive && !isSame(earlier, stream)', 'stream.isActive'],
    noticedBy: [rules],
    ids: ['LIVE-STATE-07'],
  },
  {
    name: 'a livestream of the next page is told as new',
    file: 'web/livestreams/newsBetween.ts',
    replace: ['isFromNextPage(stream) ? []', 'false ? []'],
    noticedBy: [rules],
    ids: ['LIVE-MORE-51'],
  },
  {
    name: 'the conversation of an evening says that it closed before it opens',
    file: 'web/livestreams/evening/closedNote.ts',
    replace: ['Date.parse(now) < opensAt', 'Date.parse(now) > opensAt'],
    noticedBy: [rules],
    ids: ['LIVE-MORE-53'],
  },
  {
    name: 'when a conversation opens is told without its day',
    file: 'web/livestreams/evening/closedNote.ts',
    replace: ['dayOf(moment) === dayOf(now)', 'true'],
    noticedBy: [rules],
    ids: ['LIVE-MORE-53'],
  },
  {
    name: 'a question of 300 characters is too long',
    file: 'web/livestreams/evening/questionFault.ts',
    replace: ['isLongerThan(text.trim(), maxQuestion)', 'isLongerThan(text.trim(), maxQuestion - 1)'],
    noticedBy: [rules],
    ids: ['LIVE-MORE-11'],
  },
  {
    name: 'a switch of a livestream fails under the title of the form',
    file: 'web/livestreams/manage/saveError.ts',
    replace: ["where === 'form'", 'where !== null'],
    noticedBy: [rules],
    ids: ['X3-ERR-23'],
  },
  {
    name: 'the address of a livestream that is not there fails the page',
    file: 'web/livestreams/load.ts',
    replace: ["['NOT_FOUND', 'INVALID_INPUT']", "['INVALID_INPUT']"],
    noticedBy: [rules],
    ids: ['LIVE-MORE-21'],
  },
  {
    name: 'a frame has failed after ten seconds',
    file: 'web/livestreams/player/untilFailed.ts',
    replace: ['loadsWithin = 15_000', 'loadsWithin = 10_000'],
    noticedBy: [waits],
    ids: ['LIVE-PLAYER-10'],
  },
  {
    name: 'a frame out of sight fails',
    file: 'web/livestreams/player/untilFailed.ts',
    replace: [
      'const leave = onSeen(() => {',
      'timer = setTimeout(onFailed, loadsWithin); const leave = onSeen(() => {',
    ],
    noticedBy: [waits],
    ids: ['LIVE-MORE-55'],
  },
  {
    name: 'a frame is drawn without its sandbox',
    file: 'web/livestreams/player/StreamFrame.tsx',
    replace: ['sandbox={frame.sandbox}', ''],
    noticedBy: [page],
    ids: ['LIVE-EMBED-12'],
  },
  {
    name: 'a livestream loads its frame though the site asks first',
    file: 'web/livestreams/player/StreamPlayer.tsx',
    replace: ['site.asksConsent && !consent?.media && !isAsked', 'false'],
    noticedBy: [page],
    ids: ['LIVE-PLAYER-11'],
  },
  {
    name: 'an upcoming livestream can be watched again',
    file: 'web/livestreams/StreamCard.tsx',
    replace: ["{state === 'past' && (", "{state !== 'live' && ("],
    noticedBy: [page],
    ids: ['LIVE-LIST-22'],
  },
  {
    name: 'a visitor sees that a livestream is past its end',
    file: 'web/livestreams/StreamMarks.tsx',
    replace: ['stream.viewer.mayManage && isPastEnd', 'isPastEnd'],
    noticedBy: [page],
    ids: ['LIVE-STATE-10'],
  },
]
