import { youtubeCode } from '@bewezen/domain/base/embed/generated.ts'
import { hourMs } from '@bewezen/domain/base/moment.ts'
import type { LivestreamText } from '@bewezen/domain/livestreams/contract.ts'

/** A moment so many hours from now, by the clock of the tests. */
export const inHours = (hours: number): string => new Date(Date.now() + hours * hourMs).toISOString()

/** What a form sends for a stream of tomorrow that everyone may see. */
export const aStream = (wish: Partial<LivestreamText> = {}): LivestreamText => ({
  title: 'Samen ademen',
  description: '',
  embedCode: youtubeCode('dQw4w9WgXcQ'),
  startTime: inHours(24),
  endTime: null,
  isActive: false,
  visibleToEveryone: true,
  visibleToStudents: false,
  visibleToTeachers: false,
  visibleToAdmins: false,
  ...wish,
})
