import type { WaitingCount, WaitingItem } from '@bewezen/domain/admin/contract.ts'
import type { WaitingKind } from '@bewezen/domain/admin/waiting.ts'
import { kindWords, waitingWords as words } from '@bewezen/domain/admin/waitingWords.ts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Badge } from '../../base/parts/Badge.tsx'
import { Button } from '../../base/parts/Button.tsx'
import { Card } from '../../base/parts/Card.tsx'
import { EmptyState } from '../../base/parts/EmptyState.tsx'
import { LinkButton } from '../../base/parts/LinkButton.tsx'
import { Loaded } from '../../base/parts/Loaded.tsx'
import { PathLink } from '../../base/parts/PathLink.tsx'
import { WaitingList } from './WaitingList.tsx'

type Cursor = Pick<WaitingItem, 'id' | 'since'> | null
type Props = { kind: WaitingKind; count: WaitingCount | undefined }

/** All of one kind, 50 a page, and the way to the list of its room (ADM-MORE-03). */
export function WaitingOfKind({ kind, count }: Props) {
  const [begins, setBegins] = useState<readonly Cursor[]>([null])
  return (
    <Card as="section" aria-labelledby="wacht" className="overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-4 lg:px-6">
        <div>
          <PathLink
            to="/admin/overzicht"
            className="inline-flex min-h-11 items-center gap-2 font-semibold no-underline lg:min-h-8"
          >
            <ArrowLeft size={18} aria-hidden="true" /> {words.back}
          </PathLink>
          <h2 id="wacht" className="heading flex items-center gap-3 text-fs-21">
            {kindWords[kind].many}
            {typeof count?.count === 'number' && <Badge look="ember">{words.count(count.count)}</Badge>}
          </h2>
        </div>
        {count?.listPath && (
          <LinkButton to={count.listPath} look="line">
            {words.toList}
          </LinkButton>
        )}
      </div>
      {begins.map((cursor, place) => (
        <Page
          key={cursor?.id ?? ''}
          kind={kind}
          cursor={cursor}
          onMore={place === begins.length - 1 ? (last) => setBegins([...begins, last]) : undefined}
        />
      ))}
    </Card>
  )
}

type PageProps = { kind: WaitingKind; cursor: Cursor; onMore: ((last: WaitingItem) => void) | undefined }

function Page({ kind, cursor, onMore }: PageProps) {
  const read = useRead(api.admin.waitingOf, { kind, after: cursor?.id, since: cursor?.since })
  return (
    <Loaded read={read} failed={words.loadFailed}>
      {({ items, hasMore }) => {
        const last = items.at(-1)
        return (
          <>
            {items.length > 0 && <WaitingList items={items} now={read.dataUpdatedAt} />}
            {items.length === 0 && cursor === null && (
              <EmptyState art="up" title={words.noneHere} text={words.noneText} />
            )}
            {hasMore && last && onMore && (
              <p className="border-t border-line py-4 text-center">
                <Button look="line" onClick={() => onMore(last)}>
                  {words.more}
                </Button>
              </p>
            )}
          </>
        )
      }}
    </Loaded>
  )
}
