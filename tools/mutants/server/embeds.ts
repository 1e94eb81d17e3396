import type { Mutant } from '../mutant.ts'

const [judging, embeds, forms, saves] = [
  'domain/base/embed/judge.test.ts',
  'server/base/embed.test.ts',
  'domain/livestreams/livestreamForm.test.ts',
  'server/livestreams/save.test.ts',
]

/** What a frame may be, and what a livestream may be. */
export const embed: readonly Mutant[] = [
  {
    name: 'a host is compared as a piece of text',
    file: 'domain/base/embed/hosts.ts',
    replace: ['frameHosts[use].includes(host)', 'frameHosts[use].some((known) => host.includes(known))'],
    noticedBy: [judging, embeds],
    ids: ['LIVE-EMBED-10', 'X3-EDGE-02'],
  },
  {
    name: 'every page of an allowed host may be framed',
    file: 'domain/base/embed/judge.ts',
    replace: ["return isPlayer(url) ? { src: url.href } : { fault: 'UNSAFE' }", 'return { src: url.href }'],
    noticedBy: [judging, embeds],
    ids: ['LIVE-MORE-62'],
  },
  {
    name: 'http stays http',
    file: 'domain/base/embed/judge.ts',
    replace: ["url.protocol = 'https:'", ''],
    noticedBy: [judging],
    ids: ['LIVE-EMBED-13'],
  },
  {
    name: 'a frame brings its own sandbox, whatever it opens',
    file: 'domain/base/embed/judge.ts',
    replace: ['return isStricter ?', 'return isStricter || true ?'],
    noticedBy: [judging],
    ids: ['LIVE-EMBED-12'],
  },
  {
    name: 'a frame may use the camera',
    file: 'domain/base/embed/judge.ts',
    replace: ['.filter((name) => permitted.has(name))', '.filter(Boolean)'],
    noticedBy: [judging],
    ids: ['LIVE-EMBED-12'],
  },
  {
    name: 'the address of a frame is not escaped',
    file: 'domain/base/embed/frame.ts',
    replace: [".replaceAll('\"', '&quot;')", ''],
    noticedBy: [judging, embeds],
    ids: ['LIVE-EMBED-08'],
  },
  {
    name: 'the year 9999 is a start',
    file: 'domain/livestreams/livestreamForm.ts',
    replace: ['year >= firstStreamYear && year <= lastStreamYear', 'year >= firstStreamYear'],
    noticedBy: [forms, saves],
    ids: ['LIVE-MORE-33'],
  },
  {
    name: 'a past stream cannot be edited',
    file: 'domain/livestreams/livestreamForm.ts',
    replace: ['return !isKept && ', 'return '],
    noticedBy: [forms, saves],
    ids: ['LIVE-FORM-23'],
  },
]
