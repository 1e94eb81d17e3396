import type { Asker } from '@bewezen/domain/access/gate.ts'
import type { CommentKind } from '@bewezen/domain/comments/contract.ts'
import type { NotificationType } from '@bewezen/domain/inbox/notification.ts'
import type { Reader, Tx } from '../base/database/open.ts'

/** A thing that somebody may read the comments of, as its room opened it. */
export type Commented = {
  id: string
  /** Null for what belongs to no community: everybody behind the gate reads there (POD-MORE-11). */
  communityId: string | null
  /** The roles that may enter its community; none is everybody behind the gate. */
  allowedRoles: readonly string[]
  /** Its page, under which the comments stand. */
  path: string
  /** Whether this reader may write on it now. */
  mayWrite: boolean
}

/** Somebody who hears of a new comment, beside those whom it names. */
export type Concerned = { personId: string; type: NotificationType; title: string }

/** What the comments ask the room of a kind of thing; listed in `server/commentSubjects.ts`. */
export type SubjectKind = {
  /**
   * The door: of the asked things those that somebody who passed the gate may read now; unknown and not theirs are left
   * out alike. With `lock` none of them is removed before the end of the transaction.
   */
  open(reader: Reader, person: Asker, ids: readonly string[], how?: { lock?: boolean }): Promise<Commented[]>
  /** Whom a new comment tells; asked in the transaction of the sequencer. Who cannot read it any more is left out later. */
  concerned(tx: Tx, subjectId: string): Promise<Concerned[]>
}

/** The kinds there are. */
export type CommentSubjects = Readonly<Partial<Record<CommentKind, SubjectKind>>>

declare module '../base/house.ts' {
  interface House {
    commentSubjects: CommentSubjects
  }
}
