import type { Snapshot } from '../base/snapshot.ts'

/** Comments as they stand today, by id: the text and where it stands. */
export type OpenedComments = ReadonlyMap<string, { text: string; path: string }>

/** Opens anew the comments that notifications are about; what the viewer may not read any more is left out. */
type OpenComments = (snapshot: Snapshot, ids: readonly string[]) => Promise<OpenedComments>

declare module '../base/house.ts' {
  interface House {
    /** Brought in by the room of the comments, which in its turn needs this one. */
    openComments: OpenComments
  }
}
