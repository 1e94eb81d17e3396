import type { ExternalThread } from '@bewezen/domain/external/contract.ts'
import { threadWords as words } from '@bewezen/domain/external/laterWords.ts'
import { threadScreenWords } from '@bewezen/domain/external/screenWords.ts'
import { useId } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { classes } from '../../base/parts/classes.ts'
import { controlLook } from '../../base/parts/controlLook.ts'
import { selectArrow } from '../../base/parts/Select.tsx'
import { useOwnAccount } from '../../base/session/viewer.ts'
import { useExternalChange } from '../useExternalChange.ts'

/** Whom a conversation is given to, one of the admins or nobody (IN-EXT-31). */
export function Assignee({ thread: { id, assignee } }: { thread: ExternalThread }) {
  const fieldId = useId()
  const ownId = useOwnAccount()?.id
  const people = useRead(api.external.assignees, {}).data?.people ?? []
  const assign = useExternalChange(api.external.assign, {
    said: ({ assignee }) => (assignee ? words.assigned(assignee.name) : words.unassigned),
    failed: words.assignFailed,
  })
  // Somebody who is no admin any more is still named until it is given to another.
  const isListed = assignee === null || people.some((one) => one.id === assignee.id)
  const named = isListed ? people : [assignee, ...people]
  const chosen = assign.isPending ? (assign.variables.assigneeId ?? '') : (assignee?.id ?? '')
  return (
    <span className="flex items-center gap-2">
      <label htmlFor={fieldId} className="flex-none text-fs-14 font-semibold">
        {words.assignee}
      </label>
      <select
        id={fieldId}
        value={chosen}
        onChange={({ currentTarget }) => assign.mutate({ id, assigneeId: currentTarget.value || null })}
        className={classes(controlLook, selectArrow, 'min-h-10! w-auto! max-w-[220px] py-1.5! text-fs-14!')}
      >
        <option value="">{words.nobody}</option>
        {named.map((one) => (
          <option key={one.id} value={one.id}>
            {one.id === ownId ? threadScreenWords.you(one.name) : one.name}
          </option>
        ))}
      </select>
    </span>
  )
}
