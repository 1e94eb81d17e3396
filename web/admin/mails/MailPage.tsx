import type { UnsentList } from '@bewezen/domain/admin/contract.ts'
import { mailWords as words } from '@bewezen/domain/admin/mailWords.ts'
import { adminWords } from '@bewezen/domain/admin/words.ts'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Button } from '../../base/parts/Button.tsx'
import type { Emptiness } from '../../base/parts/List.tsx'
import { List } from '../../base/parts/List.tsx'
import { MailRow } from './MailRow.tsx'

type Props = {
  list: UnsentList
  search: string
  before: string | undefined
  onMore: ((last: string) => void) | undefined
}

/** Up to 50 mails that were not sent, and the button that adds the next. */
export function MailPage({ list, search, before, onMore }: Props) {
  const { data, isError, refetch } = useRead(api.admin.unsentMails, { list, search, before })
  const last = data?.mails.at(-1)
  return (
    <div className="px-4 pb-2 lg:px-6">
      {/* What is behind the first page may be emptied meanwhile, and says nothing then. */}
      {(before === undefined || isError || data === undefined || data.mails.length > 0) && (
        <List
          of={{
            items: data?.mails,
            refusal: isError ? adminWords.loadFailed : null,
            retry: () => void refetch(),
          }}
          label={words.title}
          loading={words.loading}
          keyOf={({ id }) => id}
          row={(mail) => <MailRow mail={mail} />}
          empty={emptinessOf(list, search)}
          className="gap-0! *:border-t *:border-line *:first:border-t-0"
        />
      )}
      {data?.hasMore && last && onMore && (
        <p className="border-t border-line py-4 text-center">
          <Button look="line" onClick={() => onMore(last.id)}>
            {words.more}
          </Button>
        </p>
      )}
    </div>
  )
}

function emptinessOf(list: UnsentList, search: string): Emptiness {
  if (search !== '') return { title: words.nothingFound, art: 'arc' }
  return list === 'givenUp'
    ? { title: words.empty, text: words.emptyText, art: 'up' }
    : { title: words.emptyTrying, art: 'up' }
}
