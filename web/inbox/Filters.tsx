import { inboxSorts, typeFilters } from '@bewezen/domain/inbox/list.ts'
import { inboxWords, sortWords, typeWords } from '@bewezen/domain/inbox/pageWords.ts'
import { Radios } from '../base/parts/Checkbox.tsx'
import { Select } from '../base/parts/Select.tsx'
import type { InboxChoices } from './useInboxView.ts'

export type JoinedCommunity = { id: string; name: string }
type Props = { choices: InboxChoices; joined: readonly JoinedCommunity[] | null }

/** Sort, community and type (IN-LIST-07..12); the community for those who joined one, its place while that is not known. */
export const Filters = ({ choices, joined }: Props) => (
  <div className="grid gap-5">
    <Select
      label={inboxWords.sort}
      value={choices.view.sort}
      onChange={(event) => choices.setSort(event.currentTarget.value)}
      options={inboxSorts.map((sort) => ({ value: sort, label: sortWords[sort] }))}
    />
    {joined?.length !== 0 && (
      <Select
        label={inboxWords.community}
        value={choices.view.communityId ?? ''}
        onChange={(event) => choices.setCommunity(event.currentTarget.value)}
        placeholder={inboxWords.allCommunities}
        disabled={!joined}
        options={(joined ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
    )}
    <Radios
      label={inboxWords.type}
      value={choices.view.type}
      onChange={choices.setType}
      options={typeFilters.map((type) => ({ value: type, label: typeWords[type] }))}
    />
  </div>
)
