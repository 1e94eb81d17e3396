import type { ReactNode } from 'react'

/** What the parts of the chat need to know of where messages stand: a channel, or a private conversation. */
export type Exchange = {
  /** Under which its messages are asked for and posted. */
  id: string
  name: string
  /** Between two people, where nobody is named or moderated. */
  isPrivate: boolean
  /** Beside a livestream: no experiment is shown there, no group named, and nothing summed up (LIVE-MORE-07, LIVE-MORE-08). */
  isEvening?: boolean
  mayPost: boolean
  mayReact: boolean
  /** Says why nothing can be written, in place of the composer where that is so. */
  closed: ReactNode
}
