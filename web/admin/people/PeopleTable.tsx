import type { ListedPerson } from '@bewezen/domain/access/adminContract.ts'
import { peopleWords, stateText } from '@bewezen/domain/admin/peopleWords.ts'
import { date } from '@bewezen/domain/base/dates.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import ArrowDown from 'lucide-react/icons/arrow-down'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { Avatar } from '../../base/parts/Avatar.tsx'
import { Badge } from '../../base/parts/Badge.tsx'
import { IconButton } from '../../base/parts/IconButton.tsx'
import { RoleBadge } from '../../base/parts/RoleBadge.tsx'

type Props = { people: readonly ListedPerson[]; onOpen: (personId: string) => void }

const head = 'border-b border-line-strong px-4 py-2.5 text-left text-fs-13 font-semibold whitespace-nowrap text-ink-2'
const cell = 'border-b border-line px-4 py-3 text-[15px] max-lg:border-0 max-lg:p-0'

/** The admins' table of accounts, newest first and not sortable; a row opens the person. Below 1024 pixels it is a list. */
export const PeopleTable = ({ people, onOpen }: Props) => (
  <table className="w-full border-collapse">
    <caption className="sr-only">{peopleWords.table}</caption>
    <thead className="max-lg:sr-only">
      <tr>
        <th scope="col" className={`${head} lg:pl-6`}>
          {peopleWords.person}
        </th>
        <th scope="col" className={head}>
          {peopleWords.email}
        </th>
        <th scope="col" className={head}>
          {peopleWords.roleColumn}
        </th>
        <th scope="col" className={head}>
          {peopleWords.subscription}
        </th>
        <th scope="col" className={head} aria-sort="descending">
          {peopleWords.joined} <ArrowDown size={14} className="inline align-[-2px]" aria-hidden="true" />
          <span className="sr-only">, {peopleWords.newestFirst}</span>
        </th>
        <td className={head} />
      </tr>
    </thead>
    <tbody>
      {people.map((person) => (
        <PersonRow key={person.id} person={person} onOpen={() => onOpen(person.id)} />
      ))}
    </tbody>
  </table>
)

function PersonRow({ person, onOpen }: { person: ListedPerson; onOpen: () => void }) {
  // A long address breaks before its host.
  const host = person.email.lastIndexOf('@') + 1
  const name = displayName(person)
  return (
    <tr className="relative fast hover:bg-surface-2 max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-3 max-lg:gap-y-1 max-lg:border-b max-lg:border-line max-lg:px-4 max-lg:py-3">
      <th scope="row" className={`${cell} min-w-0 text-left font-normal lg:pl-6 max-lg:col-start-1 max-lg:row-start-1`}>
        <span className="flex items-center gap-3">
          <Avatar name={name} photo={person.avatarUrl} size={40} />
          <span className="grid min-w-0">
            <span className="truncate font-semibold">{name}</span>
            <span className="truncate text-fs-14 text-ink-3">{person.username}</span>
          </span>
        </span>
      </th>
      <td className={`${cell} max-lg:col-span-2 max-lg:col-start-1 max-lg:row-start-2 max-lg:pl-[52px]!`}>
        <span className="block text-fs-14 wrap-anywhere text-ink-2">
          {person.email.slice(0, host)}
          <wbr />
          {person.email.slice(host)}
        </span>
      </td>
      <td className={`${cell} max-lg:col-start-1 max-lg:row-start-3 max-lg:pl-[52px]!`}>
        <span className="inline-flex flex-wrap gap-1.5">
          <RoleBadge of={person.role} />
          {person.blocked && <Badge look="ember">{peopleWords.blocked}</Badge>}
        </span>
      </td>
      <td
        className={`${cell} lg:whitespace-nowrap max-lg:col-start-2 max-lg:row-start-3 max-lg:self-center max-lg:text-right max-lg:text-fs-14`}
      >
        {stateText(person.state, person.until)}
      </td>
      <td className={`${cell} whitespace-nowrap max-lg:hidden`}>{date(person.joinedAt)}</td>
      <td className={`${cell} max-lg:col-start-2 max-lg:row-start-1 max-lg:justify-self-end`}>
        <IconButton
          label={peopleWords.open(name)}
          icon={<Ellipsis size={18} />}
          onClick={onOpen}
          aria-haspopup="dialog"
          className="after:absolute after:inset-0 lg:static"
        />
      </td>
    </tr>
  )
}
