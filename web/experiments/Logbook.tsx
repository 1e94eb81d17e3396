import type { Community } from '@bewezen/domain/community/contract.ts'
import { logbookPath } from '@bewezen/domain/community/paths.ts'
import { needsWords } from '@bewezen/domain/experiments/needsWords.ts'
import { logbookWords as words } from '@bewezen/domain/experiments/words.ts'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { api } from '../base/api/api.ts'
import { listed } from '../base/api/listed.ts'
import { useRead } from '../base/api/useRead.ts'
import { useKeptFocus } from '../base/focus/useKeptFocus.ts'
import { Button } from '../base/parts/Button.tsx'
import { List } from '../base/parts/List.tsx'
import { forGoal, useGoal } from './goal.ts'
import { OwnExperiment } from './OwnExperiment.tsx'
import { StartExperiment } from './startOnNeed.ts'

/** One's own experiments, those that run first, and beginning one that nobody else sees yet (COM-N1-10, COM-N1-13, COM-START-66). */
export function Logbook({ communities }: { communities: Community[] }) {
  const { data, error, refetch } = useRead(api.experiments.mine, {})
  const box = useRef<HTMLDivElement>(null)
  useKeptFocus(box)
  /** How the form is open: empty, or filled with an experiment of the viewer's goal (COM-START-73). */
  const [starting, setStarting] = useState<'empty' | 'goal' | null>(null)
  const navigate = useNavigate()
  const goal = useGoal()
  const asked = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get('start') })
  useEffect(() => {
    // First the plain address: Back, or a reload of what was closed, would open the form anew.
    if (asked === null) return
    const how = asked === forGoal ? 'goal' : 'empty'
    void navigate({ href: logbookPath, replace: true }).then(() => setStarting(how))
  }, [asked, navigate])
  const start = (
    <Button look="line" aria-haspopup="dialog" onClick={() => setStarting('empty')}>
      {words.start}
    </Button>
  )
  return (
    <div ref={box} tabIndex={-1} className="mx-auto max-w-[760px] rounded-l">
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <p className="max-w-[52ch] text-ink-2">
          {words.intro} {needsWords.night}
        </p>
        {data && data.experiments.length > 0 && start}
      </div>
      <List
        of={listed(data?.experiments, { error, refetch }, words.loadFailed)}
        label={words.title}
        loading={words.loading}
        empty={{
          title: words.empty,
          text: words.emptyText,
          picture: 'measure',
          action: start,
        }}
        keyOf={({ id }) => id}
        row={(experiment) => <OwnExperiment of={experiment} today={data?.today ?? ''} communities={communities} />}
        className="grid-cols-1 gap-5!"
      />
      {starting && (
        <StartExperiment
          goal={starting === 'goal' ? goal : null}
          onStarted={() => void refetch()}
          onClose={() => setStarting(null)}
        />
      )}
    </div>
  )
}
