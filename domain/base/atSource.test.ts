import { expect, test } from 'vitest'
import { atSource } from './atSource.ts'

test.each([
  [
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&mute=1',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'Bekijk op YouTube',
  ],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'Bekijk op YouTube'],
  [
    'https://www.youtube.com/embed/videoseries?list=PL0123456789ab',
    'https://www.youtube.com/embed/videoseries?list=PL0123456789ab',
    'Bekijk op YouTube',
  ],
  [
    'https://www.youtube.com/embed/live_stream?channel=UC0123456789abcdefghijkl',
    'https://www.youtube.com/embed/live_stream?channel=UC0123456789abcdefghijkl',
    'Bekijk op YouTube',
  ],
  ['https://youtu.be/dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ', 'Bekijk op YouTube'],
  ['https://rumble.com/embed/v2abc1/', 'https://rumble.com/embed/v2abc1/', 'Bekijk op Rumble'],
  ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871', 'Bekijk op Vimeo'],
])('LIVE-PLAYER-12 the video of the frame %s stands at %s: %s', (src, href, text) => {
  expect(atSource(src)).toEqual({ href, text })
})

test.each([
  'https://youtube.com.evil.example/embed/dQw4w9WgXcQ',
  'https://evilyoutube.com/embed/dQw4w9WgXcQ',
  'https://youtube.com@evil.example/embed/dQw4w9WgXcQ',
  'geen adres',
])('LIVE-PLAYER-12 X3-EDGE-02 of another house, %s, there is no link', (src) => {
  expect(atSource(src)).toBeNull()
})
