import { inboxWords } from '@bewezen/domain/inbox/pageWords.ts'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState } from 'react'
import { IconButton } from '../base/parts/IconButton.tsx'
import { onNeed } from '../base/parts/onNeed.tsx'
import { SearchField } from '../base/parts/SearchField.tsx'
import { Filters, type JoinedCommunity } from './Filters.tsx'
import type { InboxChoices } from './useInboxView.ts'

const FilterSheet = onNeed(() => import('./FilterSheet.tsx'), 'FilterSheet')

type Props = { choices: InboxChoices; joined: readonly JoinedCommunity[] | null }

/** Search and filters: beside the list from 1024 pixels on, above it and in a sheet below (IN-LIST-05, IN-LIST-24). */
export function InboxTools({ choices, joined }: Props) {
  const [opened, setOpened] = useState<boolean | null>(null)
  return (
    <search className="grid content-start gap-5 lg:sticky lg:top-[100px]">
      <div className="flex gap-2">
        <SearchField
          label={inboxWords.searchLabel}
          placeholder={inboxWords.search}
          value={choices.view.search}
          onChange={(event) => choices.setSearch(event.currentTarget.value)}
          className="flex-1"
        />
        <IconButton
          label={inboxWords.filters}
          icon={<SlidersHorizontal size={19} />}
          onClick={() => setOpened(true)}
          aria-haspopup="dialog"
          className="size-[46px]! border border-line-strong bg-surface lg:hidden"
        />
      </div>
      <div className="max-lg:hidden">
        <Filters choices={choices} joined={joined} />
      </div>
      {opened !== null && (
        <FilterSheet open={opened} onClose={() => setOpened(false)} choices={choices} joined={joined} />
      )}
    </search>
  )
}
