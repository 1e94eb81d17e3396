import { threadScreenWords as words } from '@bewezen/domain/external/screenWords.ts'
import { externalWords, viewWords } from '@bewezen/domain/external/words.ts'
import { useCallback } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Chip } from '../../base/parts/Chip.tsx'
import { classes } from '../../base/parts/classes.ts'
import { controlLook } from '../../base/parts/controlLook.ts'
import { SearchField } from '../../base/parts/SearchField.tsx'
import { selectArrow } from '../../base/parts/Select.tsx'
import { Switch } from '../../base/parts/Switch.tsx'
import { useTyped } from '../../base/parts/useTyped.ts'
import type { ChangeView } from '../useExternalView.ts'
import type { ExternalView } from '../view.ts'

const lists = ['active', 'mine', 'snoozed'] as const

/** Search and filters of the conversations; all of it stands in the address (IN-EXT-24, IN-EXT-60). */
export function ThreadFilters({ view, put, className }: { view: ExternalView; put: ChangeView; className?: string }) {
  const settle = useCallback((search: string) => put({ search }), [put])
  const [typed, setTyped] = useTyped(view.search, settle)
  const sources = useRead(api.external.sources, {}).data?.sources ?? []
  const isArchived = view.list === 'archived'
  return (
    <search className={classes('flex flex-wrap items-center gap-x-5 gap-y-3 lg:gap-y-2.5', className)}>
      <SearchField
        label={externalWords.search}
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.currentTarget.value)}
        className="w-full sm:w-[320px] lg:w-full"
      />
      {(sources.length > 1 || view.sourceId !== null) && (
        <select
          aria-label={words.source}
          value={view.sourceId ?? ''}
          onChange={(event) => put({ sourceId: event.currentTarget.value || null })}
          className={classes(controlLook, selectArrow, 'sm:w-auto! lg:w-full!')}
        >
          <option value="">{externalWords.allSources}</option>
          {sources.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend that is seen */}
      <div role="group" aria-label={words.filter} className="flex flex-wrap gap-2">
        {lists.map((list) => (
          <Chip key={list} chosen={view.list === list} onChoose={() => put({ list })}>
            {viewWords[list]}
          </Chip>
        ))}
      </div>
      <Switch
        label={externalWords.archivedShown}
        checked={isArchived}
        onChange={(on) => put({ list: on ? 'archived' : 'active' })}
        className="max-sm:w-full lg:w-full"
      />
    </search>
  )
}
