import { youtubeId } from '@bewezen/domain/base/richText.ts'
import type { Attachment } from '@bewezen/domain/learning/contract.ts'
import type { Face } from '@bewezen/domain/profile/face.ts'
import { cleanRichText } from '../base/richText.ts'
import { faceColumns, profiles } from '../profile/tables.ts'
import type { KeptFile } from './tables.ts'

/** The teacher beside a text; who is going has no name any more. */
export const teacherColumns = { ...faceColumns(profiles), hiddenAt: profiles.hiddenAt }
type TeacherRow = { [Column in keyof typeof teacherColumns]: (typeof teacherColumns)[Column]['_']['data'] | null }

export function toTeacher(row: TeacherRow | null) {
  if (!row?.id || row.hiddenAt) return null
  const { hiddenAt: _hidden, ...face } = row
  return face as Face
}

/** What a lesson or masterclass shows: its text cleaned again, its video by its id, its files at their addresses (COM-LEARN-06, COM-LEARN-19). */
export const shownText = (row: { content: string; videoUrl: string; attachments: readonly KeptFile[] }) => ({
  content: cleanRichText(row.content, 'article'),
  videoId: youtubeId(row.videoUrl),
  attachments: row.attachments.map(({ key, ...file }): Attachment => ({ ...file, url: `/files/${key}` })),
})
