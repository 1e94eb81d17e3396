import { describe, expect, test } from 'vitest'
import { protocols } from './protocol.ts'

const { youtube, spotify } = protocols
const site = 'https://bewezen.example'
const video = 'https://www.youtube-nocookie.com/embed/abcdefghijk'
const episode = 'https://open.spotify.com/embed/episode/0123456789abcdefghijkl'

describe('POD-MORE-40 the player of YouTube', () => {
  test('POD-MORE-40 its frame tells of itself to this site only, from the moment that was asked for', () => {
    expect(youtube.address(video, { from: 0, plays: false, site })).toBe(
      `${video}?enablejsapi=1&origin=https%3A%2F%2Fbewezen.example`,
    )
    expect(youtube.address(video, { from: 760.9, plays: true, site })).toBe(
      `${video}?enablejsapi=1&origin=https%3A%2F%2Fbewezen.example&start=760&autoplay=1`,
    )
  })

  test('POD-MORE-40 it is greeted, led to a moment and started in its own words', () => {
    expect(youtube.greeting.map((said) => JSON.parse(said))).toMatchObject([
      { event: 'listening' },
      { event: 'command', func: 'addEventListener', args: ['onError'] },
    ])
    expect(youtube.goOn?.(760).map((said) => JSON.parse(String(said)))).toEqual([
      { event: 'command', func: 'seekTo', args: [760, true] },
      { event: 'command', func: 'playVideo', args: [] },
    ])
  })

  test.each([
    [{ event: 'infoDelivery', info: { currentTime: 12.5 } }, { position: 12.5 }],
    [{ event: 'infoDelivery', info: { currentTime: 0 } }, { position: 0 }],
    [
      { event: 'infoDelivery', info: { playerState: 1 } },
      { isPlaying: true, isOver: false },
    ],
    [
      { event: 'infoDelivery', info: { playerState: 2, currentTime: 3 } },
      { position: 3, isPlaying: false, isOver: false },
    ],
    [
      { event: 'infoDelivery', info: { playerState: 0 } },
      { isPlaying: false, isOver: true },
    ],
    [{ event: 'infoDelivery', info: { volume: 100 } }, null],
    [{ event: 'infoDelivery', info: { duration: 2880 } }, { length: 2880 }],
    [{ event: 'infoDelivery', info: { currentTime: 3, duration: 0 } }, { position: 3 }],
    [{ event: 'infoDelivery', info: { duration: 'lang' } }, null],
    [{ event: 'infoDelivery', info: { currentTime: -1 } }, null],
    [{ event: 'infoDelivery', info: { currentTime: '12' } }, null],
    [{ event: 'onReady' }, null],
    [{ event: 'infoDelivery', info: null }, null],
    [null, null],
    [12, null],
  ])('POD-MORE-32 POD-MORE-40 of %j it hears %j', (message, told) => {
    expect(youtube.told(JSON.stringify(message))).toEqual(told)
  })

  test('POD-MORE-66 it tells that it waits for sound, and that it cannot play', () => {
    const told = (message: object) => youtube.told(JSON.stringify(message))
    expect(told({ event: 'infoDelivery', info: { playerState: 3 } })).toEqual({
      isPlaying: false,
      isOver: false,
      isWaiting: true,
    })
    for (const why of [2, 5, 100, 101, 150, 153])
      expect(told({ event: 'onError', info: why })).toEqual({ isPlaying: false, hasFailed: true })
  })

  test('POD-MORE-40 what is no message of a player is passed over', () => {
    for (const message of ['', '{', undefined, 'null', [], () => {}]) expect(youtube.told(message)).toBeNull()
  })
})

describe('POD-MORE-41 the player of Spotify', () => {
  test('POD-MORE-41 it is opened at a moment and cannot be led there', () => {
    expect(spotify.address(episode, { from: 0, plays: true, site })).toBe(episode)
    expect(spotify.address(episode, { from: 760.9, plays: true, site })).toBe(`${episode}?t=760`)
    expect(spotify.goOn).toBeNull()
    expect(spotify.greeting).toEqual([])
  })

  test.each([
    [
      { position: 12_500, duration: 60_000, isPaused: false },
      { position: 12.5, length: 60, isPlaying: true, isOver: false },
    ],
    [
      { position: 60_000, duration: 60_000, isPaused: true },
      { position: 60, length: 60, isPlaying: false, isOver: true },
    ],
    [
      { position: 0, duration: 0, isPaused: true },
      { position: 0, isPlaying: false },
    ],
    [{ position: Number.NaN }, null],
    [{ isPaused: true }, null],
    [null, null],
  ])('POD-MORE-41 of %j it hears %j', (payload, told) => {
    expect(spotify.told({ type: 'playback_update', payload })).toEqual(told)
  })

  test('POD-MORE-41 another kind of message tells nothing', () => {
    expect(spotify.told({ type: 'ready', payload: { position: 3 } })).toBeNull()
    expect(spotify.told('playback_update')).toBeNull()
  })
})
