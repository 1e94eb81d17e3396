import { frameText } from '@bewezen/domain/base/embed/frame.ts'
import { rumbleCode, youtubeCode } from '@bewezen/domain/base/embed/generated.ts'
import { type FrameUse, frameHosts, frameSources } from '@bewezen/domain/base/embed/hosts.ts'
import sanitizeHtml from 'sanitize-html'
import { describe, expect, test } from 'vitest'
import { frameIn } from './embed.ts'
import { contentSecurityPolicy } from './http/security.ts'
import { readSettings } from './settings.ts'

const good = 'https://www.youtube.com/embed/dQw4w9WgXcQ'
const whatOf = (code: string, use: FrameUse = 'livestream') => {
  const read = frameIn(code, use)
  return 'frame' in read ? read.frame.src : read.fault
}

describe('an embed code', () => {
  test.each([
    ['LIVE-PLAYER-03', '', 'EMPTY'],
    ['LIVE-PLAYER-03', ' \n ', 'EMPTY'],
    ['LIVE-PLAYER-04', '<p>geen frame</p>', 'UNSAFE'],
    ['LIVE-PLAYER-04', good, 'UNSAFE'],
    ['LIVE-PLAYER-04', '<iframe>', 'UNSAFE'],
    ['LIVE-PLAYER-05', '<iframe src="https://evil.example/"></iframe>', 'HOST'],
    ['LIVE-EMBED-07 X3-EDGE-03', `<script>alert(1)</script><iframe src="${good}"></iframe><p>x</p>`, good],
    ['X3-EDGE-03', `<iframe src="${good}"></iframe><iframe src="https://evil.example"></iframe>`, good],
    ['X3-EDGE-03', `<iframe src="https://evil.example"></iframe><iframe src="${good}"></iframe>`, 'HOST'],
    ['X3-EDGE-03', `<div><center><iframe width=560 src=${good}></iframe></center></div>`, good],
    ['LIVE-EMBED-07', `<!-- <iframe src="https://evil.example"></iframe> --><IFRAME SRC="${good}">`, good],
    [
      'LIVE-EMBED-07',
      `<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?a=1&amp;b=2"></iframe>`,
      `${good}?a=1&b=2`,
    ],
  ])('%s %o gives %s', (_ids, code, what) => expect(whatOf(code)).toBe(what))

  test('LIVE-PLAYER-06 what cannot be read at all is told as such', () => {
    const broken = () => {
      throw new Error('no parser takes this')
    }
    expect(frameIn('<iframe>', 'livestream', broken)).toEqual({ fault: 'BROKEN' })
  })

  test.each([
    youtubeCode('dQw4w9WgXcQ'),
    rumbleCode('v2abc1'),
    `<iframe src="${good}" title="&lt;b&gt; &amp; &quot;"></iframe>`,
  ])('LIVE-FORM-26 LIVE-EMBED-05 what is stored of %s is read back as the same', (code) => {
    const first = frameIn(code, 'livestream')
    const again = 'frame' in first ? frameIn(frameText(first.frame), 'livestream') : null
    expect(first).toHaveProperty('frame')
    expect(again).toEqual(first)
  })
})

const schemes = [
  'javascript:',
  'data:',
  'vbscript:',
  'blob:',
  'file:',
  'about:',
  'filesystem:',
  'ftp://',
  'ws://',
  'view-source:',
]
const disguises: ((scheme: string) => string)[] = [
  (s) => s,
  (s) => s.toUpperCase(),
  (s) => ` ${s}`,
  (s) => `\t${s}`,
  (s) => `\n${s}`,
  (s) => `\u0001${s}`,
  (s) => `\u00a0${s}`,
  (s) => `\u200b${s}`,
  (s) => s.replace(/^(..)/, '$1\t'),
  (s) => s.replace(/^(..)/, '$1\n'),
  (s) => s.replace(/^(..)/, '$1&#10;'),
  (s) => s.replace(/^(..)/, '$1&Tab;'),
  (s) => s.replace(/^(..)/, '$1\u0000'),
  (s) => `&#${s.charCodeAt(0)};${s.slice(1)}`,
  (s) => `&#x${s.charCodeAt(0).toString(16)};${s.slice(1)}`,
  (s) => `%${s.charCodeAt(0).toString(16)}${s.slice(1)}`,
  (s) => s.replace(':', '&colon;'),
  (s) => s.replace(':', '%3A'),
  (s) => s.replace(':', '\uff1a'),
]
const payloads = ['alert(1)', '//youtube.com/%0aalert(1)', 'text/html,<script>alert(1)</script>', `${good}`]

const evilHosts = [
  'evil.example',
  'youtube.com.evil.example',
  'evilyoutube.com',
  'youtube.com@evil.example',
  'youtube.com:x@evil.example',
  'me@youtube.com',
  'y\u043eutube.com',
  'youtub\u0435.com',
  'rumb1e.com',
  'xn--yutube-wqf.com',
  'youtube.com%2eevil.example',
  'youtube.com%00.evil.example',
  'evil.example%2fyoutube.com',
  'evil.example#youtube.com',
  'evil.example?youtube.com',
  'evil.example/youtube.com',
  'youtube.com.',
  'youtube.com:8443',
  '.youtube.com',
  'youtube.com\\.evil.example',
  'evil.example\\@youtube.com',
  'youtube.com&#46;evil.example',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
  'player.vimeo.com.evil.example',
  'vimeo.com',
  '127.0.0.1',
  '[::1]',
  'localhost',
  '169.254.169.254',
]
const starts = [
  'https://',
  'http://',
  '//',
  'HTTPS://',
  '///',
  '\\\\',
  'https:\\\\',
  'https:///',
  'https:/',
  'https:',
  '/\\',
  '/\t/',
]

/** Pages of our own houses that are no player. */
const otherPages = [
  'logout',
  'signin?next=/embed/x',
  'redirect?q=https://evil.example',
  'embed/abc',
  'video/abc',
  'c/x',
]
const ownHosts = [...new Set(Object.values(frameHosts).flat())]

const around: ((src: string) => string)[] = [
  (src) => `<iframe src="${src}"></iframe>`,
  (src) => `<IFRAME SRC='${src}' onload=alert(1) srcdoc="<script>alert(1)</script>">`,
  (src) => `<svg><iframe src="${src}"></svg>`,
]

describe('X3-EDGE-01 X3-EDGE-02 X3-EDGE-03 LIVE-MORE-30 attacks', () => {
  const others = ownHosts.flatMap((host) => otherPages.map((page) => `https://${host}/${page}`))
  const attacks = [
    ...schemes.flatMap((scheme) =>
      disguises.flatMap((disguise) => payloads.slice(0, 2).map((payload) => `${disguise(scheme)}${payload}`)),
    ),
    ...payloads.slice(2, 3).flatMap((payload) => schemes.map((scheme) => `${scheme}${payload}`)),
    ...starts.flatMap((start) => evilHosts.map((host) => `${start}${host}/embed/abc`)),
    ...others,
  ]
  const codes = attacks.flatMap((src) => around.map((frame) => frame(src)))

  test('X3-EDGE-01 X3-EDGE-02 there are more than 500 of them', () => expect(new Set(codes).size).toBeGreaterThan(500))

  test.each(Object.keys(frameHosts) as FrameUse[])(
    'X3-EDGE-01 X3-EDGE-02 X3-EDGE-03 no code gets a foreign host, a script or an attribute of its own (%s)',
    (use) => {
      const wrong: string[] = []
      for (const code of codes) {
        const read = frameIn(code, use)
        if (!('frame' in read)) continue
        const { protocol, host, username } = new URL(read.frame.src)
        if (protocol !== 'https:' || username !== '' || !(frameHosts[use] as string[]).includes(host)) wrong.push(code)
        if (!isOneFrame(frameText(read.frame))) wrong.push(code)
      }
      expect(wrong).toEqual([])
    },
  )

  test.each(Object.keys(frameHosts) as FrameUse[])(
    'LIVE-MORE-62 of the allowed hosts themselves no page but a player is framed (%s)',
    (use) => {
      const framed = others.filter((src) => around.some((frame) => 'frame' in frameIn(frame(src), use)))
      expect(framed).toEqual([])
    },
  )

  test('X3-EDGE-01 a scheme that runs something is unsafe, and never a matter of the host', () => {
    for (const scheme of ['javascript:', 'data:', 'vbscript:', 'blob:'])
      for (const disguise of disguises)
        expect(whatOf(`<iframe src="${disguise(scheme)}alert(1)"></iframe>`)).toBe('UNSAFE')
  })

  test.each(evilHosts.slice(0, 10))('X3-EDGE-02 %s looks like one of ours and is not', (host) => {
    expect(whatOf(`<iframe src="https://${host}/embed/abc"></iframe>`)).toBe('HOST')
    expect(whatOf(`<iframe src="https://evil.example/?u=${host}"></iframe>`)).toBe('HOST')
  })
})

test('LIVE-MORE-31 LIVE-EMBED-10 pages allow frames of exactly the hosts of the rule', () => {
  const settings = readSettings({ NODE_ENV: 'test', SITE_URL: 'http://localhost:3000' })
  for (const nonce of [null, 'x']) {
    const directives = contentSecurityPolicy(nonce, settings).split('; ')
    const frames = directives.filter((one) => one.startsWith('frame-src'))
    expect(frames).toEqual([`frame-src ${frameSources.join(' ')}`])
  }
  expect(frameSources.every((source) => /^https:\/\/[a-z.-]+$/.test(source))).toBe(true)
})

/** Read once more by the parser: one frame, and no attribute but the nine. */
function isOneFrame(text: string): boolean {
  const seen: string[] = []
  sanitizeHtml(text, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      '*': (tagName, attribs) => {
        seen.push(tagName, ...Object.keys(attribs))
        return { tagName, attribs }
      },
    },
  })
  const nine = ['src', 'width', 'height', 'frameborder', 'allowfullscreen', 'allow', 'title', 'loading', 'sandbox']
  return seen[0] === 'iframe' && seen.slice(1).every((name) => nine.includes(name))
}
