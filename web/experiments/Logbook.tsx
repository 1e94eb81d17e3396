import type { Community } from '@bewezen/domain/community/contract.ts'
import { communityPath } from '@bewezen/domain/community/paths.ts'
import { communityWords } from '@bewezen/domain/community/words.ts'
import { logbookWords as words } from '@bewezen/domain/experiments/words.ts'
import { useRef } from 'react'
import { api } from '../base/api/api.ts'
import { listed } from '../base/api/listed.ts'
import { useRead } from '../base/api/useRead.ts'
import { useKeptFocus } from '../base/focus/useKeptFocus.ts'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { List } from '../base/parts/List.tsx'
import { OwnExperiment } from './OwnExperiment.tsx'

type Props = {
  communities: Community[]
  /** Where one talks, and begins an experiment. */
  talk: Community | undefined
}

/** One's own experiments, those that run first (COM-N1-10). */
export function Logbook({ communities, talk }: Props) {
  const { data, error, refetch } = useRead(api.experiments.mine, {})
  const box = useRef<HTMLDivElement>(null)
  useKeptFocus(box)
  return (
    <div ref={box} tabIndex={-1} className="mx-auto max-w-[760px] rounded-l">
      <p className="mb-5 max-w-[64ch] text-ink-2">{words.intro}</p>
      <List
        of={listed(data?.experiments, { error, refetch }, words.loadFailed)}
        label={words.title}
        loading={words.loading}
        empty={{
          title: words.empty,
          text: words.emptyText,
          action: (
            <LinkButton look="line" to={talk ? communityPath(talk) : '/community'}>
              {talk ? communityWords.toThisCommunity(talk.name) : communityWords.toCommunity}
            </LinkButton>
          ),
        }}
        keyOf={({ id }) => id}
        row={(experiment) => <OwnExperiment of={experiment} today={data?.today ?? ''} communities={communities} />}
        className="grid-cols-1 gap-5!"
      />
    </div>
  )
}
