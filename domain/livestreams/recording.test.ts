import { expect, test } from 'vitest'
import { rumbleCode, youtubeCode } from '../base/embed/generated.ts'
import { recordingCode, typedRecording } from './recording.ts'

const vimeo = '<iframe src="https://player.vimeo.com/video/76979871" sandbox="allow-scripts"></iframe>'

test.each([
  [
    youtubeCode('aqz-KE-bpKQ'),
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&mute=1',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  ],
  [rumbleCode('v4abc12'), 'https://rumble.com/embed/v4abc12/', 'https://rumble.com/embed/v4abc12/'],
  [vimeo, 'https://player.vimeo.com/video/76979871', vimeo],
])('LIVE-MORE-73 the recording %s at %s is typed as %s, which can be saved as it is', (code, address, typed) => {
  const shown = typedRecording({ recordingCode: code, recordingAddress: address })
  expect(shown).toBe(typed)
  expect(recordingCode(shown)).toEqual({ code })
})

test('LIVE-MORE-73 where there is no recording the field is empty', () => {
  expect(typedRecording({ recordingCode: null, recordingAddress: null })).toBe('')
  expect(typedRecording(null)).toBe('')
})
