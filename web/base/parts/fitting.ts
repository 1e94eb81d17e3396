import type { CSSProperties, ReactNode } from 'react'

/** How a title is set whose longest word must not break: smaller where that word is long, then by the hyphens of Dutch, and only then anywhere (SH-UI-26). */
export const fittingLook = 'fits wrap-anywhere hyphens-auto'

/** The length of the longest word of a title, for the look above; a hyphen ends a word. */
export const fitting = (title: ReactNode): CSSProperties =>
  ({
    '--longest': typeof title === 'string' ? Math.max(1, ...title.split(/[\s-]+/).map(({ length }) => length)) : 1,
  }) as CSSProperties
