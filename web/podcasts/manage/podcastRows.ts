import { fullDateTime } from '@bewezen/domain/base/dates.ts'
import { meanwhileWords } from '@bewezen/domain/base/meanwhileWords.ts'
import { podcastFieldWords as labels } from '@bewezen/domain/podcasts/manageWords.ts'
import type { PodcastEdit } from '@bewezen/domain/podcasts/managingContract.ts'
import { platformWords, podcastCategoryWords } from '@bewezen/domain/podcasts/words.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import type { Row } from '../../base/editing/rowsChanged.ts'

/** An episode as it is read field by field, where another manager changed it meanwhile (POD-MORE-62). */
export const podcastRows = ({ form, speaker }: PodcastEdit): readonly Row[] => [
  [labels.title, form.title],
  [labels.speaker, speaker ? displayName(speaker) : ''],
  [labels.summary, form.summary],
  [labels.description, form.description],
  [labels.categories, form.categories.map((category) => podcastCategoryWords[category]).join(', ')],
  [labels.duration, form.duration],
  [labels.publishedAt, form.publishedAt === null ? '' : fullDateTime(form.publishedAt)],
  [labels.isFeatured, form.isFeatured ? meanwhileWords.yes : meanwhileWords.no],
  [labels.originalUrl, form.originalUrl],
  [labels.platform, form.platform === '' ? '' : platformWords[form.platform]],
  [labels.thumbnail, form.thumbnailUrl],
  [labels.chapters, form.chapters],
  [labels.transcript, form.transcript],
]
