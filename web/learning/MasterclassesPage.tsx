import type { Community } from '@bewezen/domain/community/contract.ts'
import { communityPath } from '@bewezen/domain/community/paths.ts'
import { learningWords, masterclassWords as words } from '@bewezen/domain/learning/words.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../base/api/api.ts'
import { listed } from '../base/api/listed.ts'
import { useQueries } from '../base/api/queries.ts'
import { useTitle } from '../base/document/useTitle.ts'
import { Button } from '../base/parts/Button.tsx'
import { List } from '../base/parts/List.tsx'
import { SearchField } from '../base/parts/SearchField.tsx'
import { Skeleton } from '../base/parts/Skeleton.tsx'
import { MasterclassCardView } from './MasterclassCardView.tsx'
import { Overview } from './Overview.tsx'

/** The masterclasses of a community, newest first, with a search (COM-LEARN-15). */
export function MasterclassesPage({ community }: { community: Community }) {
  useTitle(words.title)
  const [text, setText] = useState('')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    api.learning.masterclasses.infiniteOptions({
      input: (from: number) => ({ communityId: community.id, from, ...(text ? { text } : {}) }),
      initialPageParam: 0,
      getNextPageParam: ({ total }, pages) => {
        const shown = pages.reduce((sum, page) => sum + page.masterclasses.length, 0)
        return shown < total ? shown : undefined
      },
    }),
    useQueries(),
  )
  const items = data?.pages.flatMap((page) => page.masterclasses)
  const [first] = data?.pages ?? []
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setText(String(new FormData(event.currentTarget).get('zoek') ?? '').trim())
  }
  return (
    <Overview
      community={community}
      kind="masterclass"
      title={words.title}
      lead={words.lead}
      mayWrite={first?.mayWrite}
      crumbs={[{ to: communityPath(community), label: community.name }, { label: words.title }]}
    >
      <search className="mb-6 block max-w-[360px]">
        <form onSubmit={search}>
          <SearchField
            label={words.search}
            name="zoek"
            maxLength={200}
            // The cross of the field empties it: then all of them come back.
            onInput={(event) => event.currentTarget.value === '' && setText('')}
          />
        </form>
      </search>
      <List
        of={listed(items, { error, refetch }, learningWords.failed)}
        label={words.title}
        empty={text ? { title: words.noneFound } : { title: words.empty, text: words.emptyText, picture: 'lesson' }}
        keyOf={({ id }) => id}
        loading={learningWords.loading}
        skeleton={<Skeleton className="h-[330px] w-full" />}
        row={(masterclass) => <MasterclassCardView community={community} masterclass={masterclass} />}
        className="gap-5! sm:grid-cols-2 lg:grid-cols-3"
      />
      {items && items.length > 0 && first && (
        <div className="mt-8 grid justify-items-center gap-3" aria-live="polite">
          {hasNextPage && (
            <Button look="line" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {words.more}
            </Button>
          )}
          <p className="text-fs-14 text-ink-3">{words.shown(items.length, first.total)}</p>
        </div>
      )}
    </Overview>
  )
}
