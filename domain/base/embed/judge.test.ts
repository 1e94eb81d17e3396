import { describe, expect, test } from 'vitest'
import { defaultSandbox, frameText } from './frame.ts'
import { rumbleCode, rumbleIdOf, youtubeCode, youtubeIdOf } from './generated.ts'
import { frameHosts, frameSources, isFrameHost } from './hosts.ts'
import { judgedFrame } from './judge.ts'

const id = 'dQw4w9WgXcQ'
const source = (src: string, more: Record<string, string> = {}) => judgedFrame({ src, ...more }, 'livestream')
const srcOf = (src: string) => {
  const judged = source(src)
  return 'frame' in judged ? judged.frame.src : judged.fault
}
const frameOf = (more: Record<string, string>) => {
  const judged = source('https://rumble.com/embed/v2abc1', more)
  if ('fault' in judged) throw new Error(judged.fault)
  return judged.frame
}

describe('the address of a frame', () => {
  test.each([
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?x=1', 'https://www.youtube.com/embed/dQw4w9WgXcQ?x=1'],
    ['http://youtube.com/embed/dQw4w9WgXcQ', 'https://youtube.com/embed/dQw4w9WgXcQ'],
    ['//player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871'],
    ['HTTPS://Rumble.COM/embed/v2abc1', 'https://rumble.com/embed/v2abc1'],
    ['  https://youtu.be/dQw4w9WgXcQ  ', 'https://youtu.be/dQw4w9WgXcQ'],
    ['http://youtube.com:80/embed/dQw4w9WgXcQ', 'https://youtube.com/embed/dQw4w9WgXcQ'],
    [
      `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&mute=1`,
      `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&mute=1`,
    ],
  ])('LIVE-EMBED-09 LIVE-EMBED-10 LIVE-EMBED-13 LIVE-EMBED-14 %s stays, as https', (typed, kept) => {
    expect(srcOf(typed)).toBe(kept)
  })

  test.each([
    `https://youtube-nocookie.com/embed/${id}?autoplay=1&mute=1`,
    'https://open.spotify.com/embed/episode/0123456789abcdefghijkl',
    'https://youtube.com:8443/x',
    'https://youtube.com./x',
    'https://vimeo.com/1',
    'https://sub.youtube.com/x',
    'https://www.www.youtube.com/x',
  ])('LIVE-EMBED-10 LIVE-EMBED-14 %s is on no host of a stream', (typed) => expect(srcOf(typed)).toBe('HOST'))

  test.each([
    `https://www.youtube-nocookie.com/embed/${id}?si=x`,
    `https://youtu.be/${id}`,
    'https://www.youtube.com/embed/videoseries?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf',
    'https://www.youtube-nocookie.com/embed/live_stream?channel=UCX6OQ3DkcsbYNE6H8uQQuVA',
    'https://rumble.com/embed/v2abc1/?pub=4',
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
  ])('LIVE-MORE-62 %s is a player', (typed) => expect(srcOf(typed)).toBe(typed))

  test.each([
    'logout',
    'redirect?q=https://evil.example',
    'embed/',
    'embed/short',
    `embed/${id}x`,
    `embed/${id}/logout`,
    `attribution_link?u=${id}`,
    'embed/live_stream',
    'embed/live_stream?channel=evil',
    'embed/videoseries',
    'embed/videoseries?list=x',
    '@iemand',
    'watch',
    'watch?v=',
    `watch/logout?v=${id}`,
    `results?v=${id}`,
    `embed/%2e%2e/logout?${id}`,
    'embed/../logout',
    'signin?next=/embed/x',
  ])('LIVE-MORE-62 the page /%s of YouTube is none', (page) => {
    for (const host of ['www.youtube.com', 'youtube.com', 'www.youtube-nocookie.com'])
      expect(srcOf(`https://${host}/${page}`)).toBe('UNSAFE')
  })

  test.each([
    'https://youtu.be/',
    'https://youtu.be/logout',
    'https://rumble.com/account/logout',
    'https://rumble.com/embed/',
    'https://rumble.com/c/iemand',
    'https://rumble.com/v2abc1/logout',
    'https://player.vimeo.com/log_out',
    'https://player.vimeo.com/video/abc',
    'https://player.vimeo.com/video/76979871/../../log_out',
    `https://player.vimeo.com/embed/${id}`,
  ])('LIVE-MORE-62 the page %s is none', (typed) => expect(srcOf(typed)).toBe('UNSAFE'))

  test('LIVE-MORE-62 of Spotify only an episode or a show is framed', () => {
    const spotify = (path: string) => judgedFrame({ src: `https://open.spotify.com/${path}` }, 'podcast')
    expect(spotify('embed/show/0123456789abcdefghijkl')).toHaveProperty('frame')
    for (const path of ['logout', 'embed/episode/1', 'embed/playlist/0123456789abcdefghijkl', `embed/${id}`])
      expect(spotify(path)).toEqual({ fault: 'UNSAFE' })
  })

  test('LIVE-MORE-30 each use has hosts of its own', () => {
    const spotify = { src: 'https://open.spotify.com/embed/episode/0123456789abcdefghijkl' }
    expect(judgedFrame(spotify, 'podcast')).toHaveProperty('frame')
    expect(judgedFrame(spotify, 'lesson')).toEqual({ fault: 'HOST' })
    const vimeo = { src: 'https://player.vimeo.com/video/76979871' }
    expect(judgedFrame(vimeo, 'podcast')).toEqual({ fault: 'HOST' })
    expect(judgedFrame({ src: `https://www.youtube-nocookie.com/embed/${id}` }, 'lesson')).toHaveProperty('frame')
  })

  test('LIVE-MORE-31 the policy names the hosts of all uses, and no other', () => {
    expect([...frameSources].toSorted()).toEqual([
      'https://open.spotify.com',
      'https://player.vimeo.com',
      'https://rumble.com',
      'https://www.player.vimeo.com',
      'https://www.rumble.com',
      'https://www.youtu.be',
      'https://www.youtube-nocookie.com',
      'https://www.youtube.com',
      'https://youtu.be',
      'https://youtube.com',
    ])
    expect(frameHosts.lesson).toEqual(['www.youtube-nocookie.com'])
    expect(isFrameHost('youtube.com', 'podcast')).toBe(false)
  })
})

describe('the other attributes', () => {
  test('LIVE-EMBED-08 LIVE-EMBED-11 only the nine are kept, and a sandbox is always there', () => {
    const frame = frameOf({
      width: '100%',
      height: '400',
      frameborder: '0',
      allowfullscreen: '',
      title: 'Avond "licht"',
      loading: 'LAZY',
      style: 'position:fixed',
      onload: 'alert(1)',
      srcdoc: '<script>alert(1)</script>',
      name: 'top',
      id: 'x',
      referrerpolicy: 'unsafe-url',
    })
    expect(frame).toEqual({
      src: 'https://rumble.com/embed/v2abc1',
      width: '100%',
      height: '400',
      frameborder: '0',
      allowfullscreen: true,
      allow: null,
      title: 'Avond "licht"',
      loading: 'lazy',
      sandbox: defaultSandbox,
    })
    expect(frameText(frame)).toBe(
      `<iframe src="https://rumble.com/embed/v2abc1" width="100%" height="400" frameborder="0" title="Avond &quot;licht&quot;" loading="lazy" sandbox="${defaultSandbox}" allowfullscreen></iframe>`,
    )
  })

  test.each([
    ['', ''],
    ['allow-scripts', 'allow-scripts'],
    ['ALLOW-SCRIPTS  allow-scripts allow-presentation', 'allow-scripts allow-presentation'],
    ['allow-scripts allow-popups', defaultSandbox],
    ['allow-top-navigation', defaultSandbox],
    ['nonsense', defaultSandbox],
  ])('LIVE-EMBED-12 an own sandbox %o becomes %o', (own, kept) => expect(frameOf({ sandbox: own }).sandbox).toBe(kept))

  test.each([
    ['autoplay; camera; microphone *; fullscreen', 'autoplay; fullscreen'],
    ['Autoplay *; autoplay; encrypted-media https://evil.example', 'autoplay; encrypted-media'],
    ['camera', null],
    ['', null],
  ])('LIVE-EMBED-12 of allow %o %o stays', (own, kept) => expect(frameOf({ allow: own }).allow).toBe(kept))

  test.each(['100vw', '10000', '1e3', '-1', '100%;', '1"', '<'])('LIVE-EMBED-08 the measure %o is none', (width) => {
    expect(frameOf({ width }).width).toBeNull()
  })

  test('LIVE-EMBED-08 a title is cut, and a half symbol is none', () => {
    expect(frameOf({ title: 'a'.repeat(500) }).title).toHaveLength(150)
    expect(frameOf({ title: `${'a'.repeat(149)}😀` }).title?.isWellFormed()).toBe(true)
    expect(frameOf({ title: ' \u0000 ' }).title).toBeNull()
  })
})

describe('generated frames', () => {
  test.each([
    `https://www.youtube.com/watch?v=${id}&t=3`,
    `http://youtube.com/embed/${id}`,
    `https://youtube.com/v/${id}`,
    `https://youtu.be/${id}?si=x`,
    `https://m.youtube.com/live/${id}`,
    `https://www.youtube.com/shorts/${id}`,
    `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
    `  https://youtu.be/${id}  `,
  ])('LIVE-EMBED-01 LIVE-EMBED-06 LIVE-FORM-25 %s gives its id', (typed) => expect(youtubeIdOf(typed)).toBe(id))

  test.each([
    `https://youtube.com.evil.example/watch?v=${id}`,
    `https://evilyoutube.com/watch?v=${id}`,
    `https://www.youtu.be/${id}`,
    `https://music.youtube.com/watch?v=${id}`,
    `https://youtube.com@evil.example/watch?v=${id}`,
    `https://me@youtube.com/watch?v=${id}`,
    `ftp://youtube.com/watch?v=${id}`,
    `https://youtube.com:8080/watch?v=${id}`,
    'https://www.youtube.com/watch?v=short',
    `https://www.youtube.com/watch?v=${id}x`,
    'https://www.youtube.com/watch?v=dQw4w9WgXc!',
    `youtube.com/watch?v=${id}`,
    '',
  ])('LIVE-FORM-15 LIVE-FORM-25 LIVE-EMBED-06 %o is none of YouTube', (typed) => expect(youtubeIdOf(typed)).toBeNull())

  test.each([
    ['https://rumble.com/v2abc1-een-avond.html', 'v2abc1'],
    ['https://www.rumble.com/vabcde-een-avond.html?e9s=x', 'vabcde'],
    ['https://rumble.com/embed/v2abc1/?pub=4', 'v2abc1'],
    ['https://rumble.com/v2abc1', 'v2abc1'],
    ['https://rumble.com/videos', null],
    ['https://rumble.com/c/somebody', null],
    ['https://rumble.com/embed/v2<abc/', null],
    ['https://rumble.com.evil.example/embed/v2abc1/', null],
    ['https://evilrumble.com/v2abc1', null],
    ['javascript://rumble.com/v2abc1', null],
  ])('LIVE-EMBED-02 LIVE-FORM-16 LIVE-FORM-25 %s gives %o', (typed, known) => expect(rumbleIdOf(typed)).toBe(known))

  test('LIVE-EMBED-03 LIVE-EMBED-04 LIVE-EMBED-05 X3-LIMIT-17 they are written as the specification has them', () => {
    const rest = `width="100%" height="400" loading="lazy" sandbox="${defaultSandbox}" allowfullscreen></iframe>`
    const address = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&mute=1`
    expect(youtubeCode(id)).toBe(`<iframe src="${address.replace('&', '&amp;')}" ${rest}`)
    expect(rumbleCode('v2abc1')).toBe(`<iframe src="https://rumble.com/embed/v2abc1/" ${rest}`)
  })
})
