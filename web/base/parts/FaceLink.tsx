import { profileWords } from '@bewezen/domain/profile/words.ts'
import type { MouseEvent, ReactNode } from 'react'
import { showPerson } from '../document/showPerson.ts'
import { Avatar } from './Avatar.tsx'
import { classes } from './classes.ts'
import { PathLink } from './PathLink.tsx'

type Props = {
  person: { id: string; avatarUrl: string | null; avatarColor: string }
  name: string
  size?: number
  /** 1 to 5 draws the level ring. */
  level?: number | null
  /** Whether the dialog can be opened; who may not see other people only has the link. */
  opens?: boolean
  tabIndex?: number
  className?: string
  /** Their name in place of the face; it then says itself where it leads. */
  children?: ReactNode
}

/** Somebody's face, or name: a press opens their dialog, and as a link it leads to their profile (SH-CARD-01, IN-CARD-01, COM-CHAT-60). */
export function FaceLink({ person, name, size = 44, level, opens = true, tabIndex, className, children }: Props) {
  const open = (event: MouseEvent) => {
    const isOtherTab = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!opens || isOtherTab) return
    event.preventDefault()
    showPerson({ id: person.id, name })
  }
  return (
    <PathLink
      to={`/profile/${person.id}`}
      aria-label={children ? undefined : profileWords.profileOf(name)}
      aria-haspopup={opens ? 'dialog' : undefined}
      tabIndex={tabIndex}
      onClick={open}
      className={classes(!children && 'touch inline-block flex-none rounded-full', className)}
    >
      {children ?? <Avatar name={name} photo={person.avatarUrl} color={person.avatarColor} size={size} level={level} />}
    </PathLink>
  )
}
