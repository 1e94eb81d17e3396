import { fullDateTime } from '@bewezen/domain/base/dates.ts'
import { meanwhileWords } from '@bewezen/domain/base/meanwhileWords.ts'
import type { Livestream } from '@bewezen/domain/livestreams/contract.ts'
import { platformWords, livestreamFormWords as words } from '@bewezen/domain/livestreams/formWords.ts'
import { sourceOf } from '@bewezen/domain/livestreams/livestreamForm.ts'
import { audienceGroups } from '@bewezen/domain/livestreams/stream.ts'
import { audienceWords } from '@bewezen/domain/livestreams/words.ts'
import type { Row } from '../../base/editing/rowsChanged.ts'

/** A stream as it is read field by field, where another manager changed it meanwhile (LIVE-MORE-78). */
export function streamRows(stream: Livestream): readonly Row[] {
  const { platform, ...sources } = sourceOf(stream.manage ?? { embedCode: null, address: null })
  const groups = (['visibleToEveryone', ...audienceGroups] as const).filter((group) => stream[group])
  return [
    [words.title, stream.title],
    [words.description, stream.description ?? ''],
    [words.platform, platformWords[platform]],
    [words.youtubeUrl, sources.youtubeUrl],
    [words.rumbleUrl, sources.rumbleUrl],
    [words.embedCode, sources.embedCode],
    [words.startTime, fullDateTime(stream.startTime)],
    [words.endTime, stream.endTime === null ? '' : fullDateTime(stream.endTime)],
    [words.visibility, groups.map((group) => audienceWords[group]).join(', ')],
    [words.isActive, stream.isActive ? meanwhileWords.yes : meanwhileWords.no],
  ]
}
