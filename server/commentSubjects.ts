import type { CommentSubjects } from './comments/index.ts'
import { postSubject } from './feed/index.ts'
import { lessonSubject } from './learning/index.ts'
import { podcastSubject } from './podcasts/index.ts'

/** What comments can be written on, by the room that owns it. */
export const commentSubjects: CommentSubjects = {
  post: postSubject,
  lesson: lessonSubject,
  podcast: podcastSubject,
}
