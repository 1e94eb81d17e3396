import { daySeparator } from '@bewezen/domain/base/dates.ts'
import { chatWords } from '@bewezen/domain/community/words.ts'
import type { ReactNode } from 'react'
import { classes } from '../base/parts/classes.ts'
import { MessageRow } from './MessageRow.tsx'
import type { Row } from './rowsOf.ts'

type Props = { row: Row; name: string; highlighted: string | null; editing: string | null }

/** A row of the list: a message, or a line between messages. */
export function ListRow({ row, name, highlighted, editing }: Props) {
  switch (row.kind) {
    case 'message':
      return (
        <MessageRow
          message={row.message.message}
          isFollowUp={row.isFollowUp}
          isHighlighted={row.message.id === highlighted}
          isEditing={row.message.id === editing}
        />
      )
    case 'day':
      return <Line>{daySeparator(row.at, new Date())}</Line>
    case 'new':
      return <Line isNew>{chatWords.newLine}</Line>
    case 'beginning':
      return <p className="pt-6 pb-2 text-fs-14 text-ink-3">{chatWords.beginning(name)}</p>
  }
}

const Line = ({ isNew = false, children }: { isNew?: boolean; children: ReactNode }) => (
  <div
    className={classes(
      'flex items-center gap-3.5 pt-3.5 pb-2 text-fs-13 font-semibold before:h-px before:flex-1 after:h-px after:flex-1',
      isNew ? 'text-ember-ink before:bg-ember after:bg-ember' : 'text-ink-3 before:bg-line after:bg-line',
    )}
  >
    {children}
  </div>
)
