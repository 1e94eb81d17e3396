import { deelnemersWords as words } from '@bewezen/domain/events/deskWords.ts'
import { type ParticipantView, participantFilters, participantOrders } from '@bewezen/domain/events/participantView.ts'
import { SearchField } from '../../../base/parts/SearchField.tsx'
import { Select } from '../../../base/parts/Select.tsx'

type Props = {
  view: ParticipantView
  put: (change: Partial<ParticipantView>) => void
  typed: string
  onType: (typed: string) => void
}

/** What is sought among the participants, to what they are narrowed, and their order (EV-MORE-25, EV-MORE-26). */
export const ParticipantTools = ({ view, put, typed, onType }: Props) => (
  <div className="grid items-end gap-3 px-4 pb-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_240px_200px] lg:px-6">
    <SearchField
      label={words.search}
      value={typed}
      maxLength={200}
      onChange={(event) => onType(event.currentTarget.value)}
      className="sm:max-lg:col-span-2"
    />
    <Select
      label={words.filter}
      value={view.filter ?? ''}
      onChange={({ currentTarget: { value } }) =>
        put({ filter: participantFilters.find((one) => one === value) ?? null })
      }
      options={[
        { value: '', label: words.all },
        ...participantFilters.map((value) => ({ value, label: words.filters[value] })),
      ]}
    />
    <Select
      label={words.order}
      value={view.order}
      onChange={({ currentTarget: { value } }) =>
        put({ order: participantOrders.find((one) => one === value) ?? 'standing' })
      }
      options={participantOrders.map((value) => ({ value, label: words.orders[value] }))}
    />
  </div>
)
