import type { Frame } from '@bewezen/domain/base/embed/frame.ts'
import type { Livestream } from '@bewezen/domain/livestreams/contract.ts'

export const aFrame: Frame = {
  src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&mute=1',
  width: '100%',
  height: '400',
  frameborder: null,
  allowfullscreen: true,
  allow: null,
  title: null,
  loading: 'lazy',
  sandbox: 'allow-scripts allow-same-origin allow-presentation',
}

/** A stream as a visitor gets it, past and for everyone unless said otherwise. */
export const aStream = (wish: Partial<Livestream> = {}): Livestream => ({
  id: '0190a000-0000-7000-8000-000000000001',
  title: 'Samen ademen',
  description: null,
  startTime: '2026-10-22T15:45:00.000Z',
  endTime: null,
  isActive: false,
  lastActiveAt: null,
  creatorName: 'Teun Bakker',
  player: { frame: aFrame },
  hasRecording: false,
  visibleToEveryone: true,
  visibleToStudents: false,
  visibleToTeachers: false,
  visibleToAdmins: false,
  viewer: { mayManage: false, mayTalk: false, isReminded: false },
  manage: null,
  ...wish,
})
