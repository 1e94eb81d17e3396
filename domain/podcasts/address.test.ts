import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFrameHost } from '../base/embed/hosts.ts'
import { embedOf, frameOf, type Platform, platforms, stillOf, videoIdOf } from './address.ts'

const id = 'dQw4w9WgXcQ'
const youtube = `https://www.youtube-nocookie.com/embed/${id}`
const long = '0123456789abcdefABCDEF'
const episode = `https://open.spotify.com/embed/episode/${long}`

describe('POD-ADMIN the address of a player', () => {
  test.each([
    `https://www.youtube.com/watch?v=${id}`,
    `https://youtube.com/watch?list=PL1&v=${id}&t=12s`,
    `http://m.youtube.com/watch?v=${id}#x`,
    `https://music.youtube.com/watch?v=${id}`,
    `https://www.youtube.com/embed/${id}`,
    `https://www.youtube.com/v/${id}`,
    `https://www.youtube.com/shorts/${id}?feature=share`,
    `https://www.youtube.com/live/${id}`,
    `https://youtu.be/${id}?si=x`,
    `https://youtu.be/${id}/`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    `  HTTPS://YouTu.be/${id}  `,
  ])('POD-ADMIN-12 POD-ADMIN-11 %s is the video', (typed) => {
    expect(embedOf('youtube', typed)).toBe(youtube)
  })

  test.each([
    '',
    'x',
    id,
    `youtube.com/watch?v=${id}`,
    `https://www.youtube.com/watch?v=${id}x`,
    'https://www.youtube.com/watch?v=dQw4w9WgXc',
    'https://www.youtube.com/watch',
    `https://www.youtube.com/watch/x?v=${id}`,
    'https://www.youtube.com/playlist?list=PL0123456789',
    'https://www.youtube.com/embed/videoseries?list=PL0123456789',
    `https://www.youtube.com/${id}`,
    `https://www.youtube.com/channel/${id}`,
    'https://youtu.be/',
    `https://youtu.be.evil.example/${id}`,
    `https://evil.example/watch?v=${id}`,
    `https://evil.example/https://youtu.be/${id}`,
    `https://youtube.com@evil.example/watch?v=${id}`,
    `https://youtube.com:pw@youtube.com/watch?v=${id}`,
    `https://youtube.com:8443/watch?v=${id}`,
    `https://notyoutube.com/watch?v=${id}`,
    `https://youtube.com.nl/watch?v=${id}`,
    `javascript:alert("https://youtu.be/${id}")`,
    `data:text/html,https://youtu.be/${id}`,
    `//youtu.be/${id}`,
    'https://www.youtube.com/watch?v=<script>xx',
    `https://open.spotify.com/episode/${long}`,
  ])('X3-EDGE-36 POD-ADMIN-12 %j is no video', (typed) => {
    expect(embedOf('youtube', typed)).toBeNull()
  })

  test.each([
    [`https://open.spotify.com/episode/${long}`, episode],
    [`https://open.spotify.com/episode/${long}?si=abc`, episode],
    [`https://open.spotify.com/intl-nl/episode/${long}`, episode],
    [`https://open.spotify.com/embed/episode/${long}`, episode],
    [`https://open.spotify.com/show/${long}/`, `https://open.spotify.com/embed/show/${long}`],
  ])('POD-ADMIN-13 %s is played at %s', (typed, embed) => {
    expect(embedOf('spotify', typed)).toBe(embed)
  })

  test.each([
    `https://open.spotify.com/track/${long}`,
    `https://open.spotify.com/playlist/${long}`,
    `https://open.spotify.com/episode/${long}x`,
    `https://open.spotify.com/episode/${long.slice(1)}`,
    `https://open.spotify.com/intl-/episode/${long}`,
    `https://open.spotify.com/x/episode/${long}`,
    `https://open.spotify.com/episode/${long}/x`,
    `https://spotify.com/episode/${long}`,
    `https://open.spotify.com.evil.example/episode/${long}`,
    `https://open.spotify.com@evil.example/episode/${long}`,
    `spotify:episode:${long}`,
    `https://youtu.be/${id}`,
    '',
  ])('X3-EDGE-36 POD-ADMIN-13 %j is no episode or show', (typed) => {
    expect(embedOf('spotify', typed)).toBeNull()
  })

  test('X3-EDGE-36 POD-MORE-20 whatever is typed, a player stands on one of two hosts and holds nothing of it but the id', () => {
    const shapes = {
      youtube: /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}$/,
      spotify: /^https:\/\/open\.spotify\.com\/embed\/(episode|show)\/[A-Za-z0-9]{22}$/,
    }
    const part = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom(
        'https://',
        'youtu.be/',
        'www.youtube.com/watch?v=',
        id,
        'open.spotify.com/',
        'episode/',
        long,
        '@',
        '#',
        '/embed/',
        '\\',
      ),
    )
    fc.assert(
      fc.property(fc.constantFrom<Platform>(...platforms), fc.array(part, { maxLength: 8 }), (platform, parts) => {
        const made = embedOf(platform, parts.join(''))
        if (made === null) return
        expect(made).toMatch(shapes[platform])
        expect(isFrameHost(new URL(made).hostname, 'podcast')).toBe(true)
        // What was made is made again from itself.
        expect(embedOf(platform, made)).toBe(made)
      }),
      { numRuns: 1_000 },
    )
  })

  test('POD-MORE-20 a stored address is shown only when it is exactly one that is made here', () => {
    expect(frameOf('youtube', youtube)).toBe(youtube)
    expect(frameOf('spotify', episode)).toBe(episode)
    for (const stored of [
      `${youtube}?autoplay=1`,
      `https://youtu.be/${id}`,
      episode,
      'https://evil.example/embed/x',
      '',
    ])
      expect(frameOf('youtube', stored)).toBeNull()
  })

  test('POD-ADMIN-17 a video has a still, a sound has none', () => {
    expect(stillOf(videoIdOf(youtube) ?? '')).toBe(`https://i.ytimg.com/vi/${id}/hqdefault.jpg`)
    expect([
      videoIdOf(episode),
      videoIdOf(`https://evil.example/embed/${id}`),
      videoIdOf(`https://youtu.be/${id}`),
    ]).toEqual([null, null, null])
  })
})
