import type { Community } from '@bewezen/domain/community/contract.ts'
import { logbookPath } from '@bewezen/domain/community/paths.ts'
import type { Goal } from '@bewezen/domain/experiments/goals.ts'
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
import { startForGoalPath, useGoal } from './goal.ts'
import { OwnExperiment } from './OwnExperiment.tsx'
import { StartExperiment } from './startOnNeed.ts'

/** One's own experiments, those that run first, and beginning one that nobody else sees yet (COM-N1-10, COM-N1-13, COM-START-66). */
export function Logbook({ communities }: { communities: Community[] }) {
  const { data, error, refetch } = useRead(api.experiments.mine, {})
  const box = useRef<HTMLDivElement>(null)
  useKeptFocus(box)
  /** Whether the form is open; filled with an experiment of a goal where one led here (COM-START-73). */
  const [starting, setStarting] = useState<{ goal: Goal | null } | null>(null)
  const navigate = useNavigate()
  const goal = useGoal()
  const comesToStart = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).has('start') })
  const comesForGoal = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr === startForGoalPath })
  useEffect(() => {
    // First the plain address: Back, or a reload of what was closed, would open the form anew.
    if (!comesToStart) return
    const about = comesForGoal ? goal : null
    void navigate({ href: logbookPath, replace: true }).then(() => setStarting({ goal: about }))
  }, [comesToStart, comesForGoal, goal, navigate])
  const start = (
    <Button look="line" aria-haspopup="dialog" onClick={() => setStarting({ goal: null })}>
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
        <StartExperiment goal={starting.goal} onStarted={() => void refetch()} onClose={() => setStarting(null)} />
      )}
    </div>
  )
}
