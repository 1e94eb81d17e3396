/**
 * What becomes of a column when somebody is erased (SH-PROF-05, SH-DATA-27):
 * - `none`: it says nothing about a person;
 * - `erased`: it goes, by its row or by itself;
 * - `unlinked`: it named the person and is emptied, the rest of its row stays;
 * - `kept`: it stays, for the reason given.
 */
export type Mark = 'none' | 'erased' | 'unlinked' | 'kept'

export type Marked = { [M in Mark]?: string } & { why?: string }
/** All columns go with their person. */
export const theirs = (columns: string): Marked => ({ erased: columns })
/** No column says anything about a person. */
export const ours = (columns: string): Marked => ({ none: columns })
