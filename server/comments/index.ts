import { list } from './list.ts'
import { react } from './react.ts'
import { remove } from './remove.ts'
import { write } from './write.ts'

export { commentsDecisions } from './facts.ts'
export { openComments } from './openComments.ts'
export { commentsPersonal } from './personal.ts'
export { removeCommentsOn } from './remove.ts'
export type { CommentSubjects, SubjectKind } from './subjects.ts'

/** The operations of this room. */
export const commentsOperations = { list, write, remove, react }
