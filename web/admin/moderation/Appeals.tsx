import { appealsWords as words } from '@bewezen/domain/account/blockWords.ts'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Badge } from '../../base/parts/Badge.tsx'
import { List } from '../../base/parts/List.tsx'
import { AppealCard } from './AppealCard.tsx'

/** The appeals that wait for an admin, the longest waiting first (COM-MOD-08). */
export function Appeals() {
  const { data, isError, refetch } = useRead(api.account.appeals, {})
  return (
    <section aria-labelledby="bezwaren" className="grid gap-4">
      <div className="flex items-center gap-3">
        <h2 id="bezwaren" className="heading text-fs-21">
          {words.title}
        </h2>
        {data && data.open > 0 && <Badge look="ember">{words.waiting(data.open)}</Badge>}
      </div>
      <List
        of={{
          items: data?.appeals,
          refusal: isError ? words.loadFailed : null,
          retry: () => void refetch(),
        }}
        label={words.title}
        keyOf={(appeal) => appeal.blockId}
        row={(appeal) => <AppealCard of={appeal} />}
        empty={{ title: words.empty, text: words.emptyText, art: 'arc' }}
        className="gap-4!"
      />
    </section>
  )
}
