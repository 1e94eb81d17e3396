import type { Community } from '@bewezen/domain/community/contract.ts'
import { logbookWords as words } from '@bewezen/domain/experiments/words.ts'
import { api } from '../base/api/api.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { useRead } from '../base/api/useRead.ts'
import { List } from '../base/parts/List.tsx'
import { OwnExperiment } from './OwnExperiment.tsx'

/** One's own experiments, those that run first (COM-N1-10). */
export function Logbook({ communities }: { communities: Community[] }) {
  const { data, error, refetch } = useRead(api.experiments.mine, {})
  const refusal = refusalOf(error)
  return (
    <div className="mx-auto max-w-[760px]">
      <p className="mb-5 max-w-[64ch] text-ink-2">{words.intro}</p>
      <List
        of={{
          items: data?.experiments,
          refusal: refusal && words.loadFailed,
          offline: refusal?.code === 'OFFLINE',
          retry: () => void refetch(),
        }}
        label={words.title}
        loading={words.loading}
        empty={{ title: words.empty, text: words.emptyText }}
        keyOf={({ id }) => id}
        row={(experiment) => <OwnExperiment of={experiment} today={data?.today ?? ''} communities={communities} />}
        className="grid-cols-1 gap-5!"
      />
    </div>
  )
}
