import { dateTime } from '@bewezen/domain/base/dates.ts'
import type { ExternalSource } from '@bewezen/domain/external/contract.ts'
import { sourceWords as words } from '@bewezen/domain/external/laterWords.ts'
import { mailboxWords, sourceScreenWords } from '@bewezen/domain/external/screenWords.ts'
import { externalWords } from '@bewezen/domain/external/words.ts'
import { sourceLabels } from '@bewezen/domain/inbox/words.ts'
import KeyRound from 'lucide-react/icons/key-round'
import Link2 from 'lucide-react/icons/link-2'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { IconButton } from '../../base/parts/IconButton.tsx'
import { ChannelIcon } from '../ChannelIcon.tsx'
import { MailboxState } from './MailboxState.tsx'
import type { OpenSource } from './opened.ts'
import { SourceSwitch } from './SourceSwitch.tsx'

const head = 'border-b border-line-strong px-4 py-2.5 text-left text-fs-13 font-semibold whitespace-nowrap text-ink-2'
const cell = 'border-b border-line px-4 py-3 text-[15px] max-lg:border-0 max-lg:p-0'
const { columns } = words

type Props = { sources: readonly ExternalSource[]; onOpen: (opened: OpenSource) => void }

/** A table on a wide screen; below 1024 pixels each source is a card. */
export const SourcesTable = ({ sources, onOpen }: Props) => (
  <table className="w-full border-collapse max-lg:block">
    <caption className="sr-only">{externalWords.sources}</caption>
    <thead className="max-lg:sr-only">
      <tr>
        {[columns.source, columns.account, columns.last, columns.secret, columns.active].map((label) => (
          <th key={label} scope="col" className={`${head} first:lg:pl-6`}>
            {label}
          </th>
        ))}
        <th scope="col" className={head}>
          <span className="sr-only">{columns.actions}</span>
        </th>
      </tr>
    </thead>
    <tbody className="max-lg:block">
      {sources.map((source) => (
        <SourceRow key={source.id} source={source} onOpen={onOpen} />
      ))}
    </tbody>
  </table>
)

function SourceRow({ source, onOpen }: { source: ExternalSource; onOpen: Props['onOpen'] }) {
  const { id, sourceType, connector, name, accountHandle, secretEnd, lastInboundAt, mailbox } = source
  return (
    <tr
      data-row={id}
      tabIndex={-1}
      className="outline-none max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:items-center max-lg:gap-x-3 max-lg:gap-y-1.5 max-lg:border-b max-lg:border-line max-lg:px-4 max-lg:py-3.5"
    >
      <th scope="row" className={`${cell} text-left font-normal lg:pl-6`}>
        <span className="flex items-center gap-3">
          <ChannelIcon of={sourceType} size={36} />
          <span className="min-w-0">
            <span dir="auto" className="block leading-[1.3] font-semibold wrap-anywhere">
              {name}
            </span>
            <span className="block text-fs-13 text-ink-3">{sourceLabels[sourceType]}</span>
          </span>
        </span>
        {mailbox?.trouble && (
          <span className="mt-1.5 block max-w-[44ch]">
            <MailboxState of={mailbox} />
          </span>
        )}
      </th>
      <td dir="auto" className={`${cell} wrap-anywhere max-lg:col-span-2 max-lg:row-start-2 max-lg:text-fs-14`}>
        {accountHandle}
      </td>
      <td className={`${cell} max-lg:col-span-2 max-lg:row-start-3 max-lg:text-fs-14 lg:whitespace-nowrap`}>
        <Small>{columns.last}</Small>
        {lastInboundAt ? dateTime(lastInboundAt) : <span className="text-ink-2">{words.never}</span>}
      </td>
      <td className={`${cell} max-lg:row-start-4 max-lg:text-fs-14 lg:whitespace-nowrap`}>
        <Small>{columns.secret}</Small>
        {secretEnd === null ? (
          <span className="text-ink-2">{mailbox ? mailboxWords.kept : sourceScreenWords.atMeta}</span>
        ) : (
          words.secretEnds(secretEnd)
        )}
      </td>
      <td className={`${cell} max-lg:col-start-2 max-lg:row-start-1 max-lg:justify-self-end`}>
        <SourceSwitch source={source} />
      </td>
      <td className={`${cell} text-right whitespace-nowrap max-lg:row-start-4 lg:pr-5`}>
        <IconButton
          label={sourceScreenWords.helpOf(name)}
          icon={<Link2 size={18} />}
          aria-haspopup="dialog"
          onClick={() => onOpen({ what: 'connect', source, secret: null })}
        />
        {connector === 'formulier' && (
          <IconButton
            label={sourceScreenWords.renewOf(name)}
            icon={<KeyRound size={18} />}
            aria-haspopup="dialog"
            onClick={() => onOpen({ what: 'renew', source })}
          />
        )}
        <IconButton
          label={sourceScreenWords.editOf(name)}
          icon={<Pencil size={18} />}
          aria-haspopup="dialog"
          onClick={() => onOpen({ what: 'form', source })}
        />
        <IconButton
          label={sourceScreenWords.removeOf(name)}
          icon={<Trash2 size={18} />}
          aria-haspopup="dialog"
          onClick={() => onOpen({ what: 'remove', source })}
        />
      </td>
    </tr>
  )
}

/** What the column says, on a screen without columns. */
const Small = ({ children }: { children: string }) => <span className="text-ink-3 lg:hidden">{children}: </span>
