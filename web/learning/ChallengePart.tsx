import { isOutOfReach } from '@bewezen/domain/learning/challenge.ts'
import type { Challenge } from '@bewezen/domain/learning/contract.ts'
import { challengeWords as words } from '@bewezen/domain/learning/words.ts'
import Check from 'lucide-react/icons/check'
import { api } from '../base/api/api.ts'
import { useChange } from '../base/api/useChange.ts'
import { Button } from '../base/parts/Button.tsx'
import { ChallengeDays } from './ChallengeDays.tsx'
import { dayInWords } from './challengeLook.ts'
import { renewLearning, tellPoints, tellRefusal } from './change.ts'
import { useTakePart } from './useTakePart.ts'

/** Taking part, how far one is, and the tick of today and yesterday (COM-LEARN-12, COM-LEARN-13, COM-LEARN-39). */
export function ChallengePart({ challenge }: { challenge: Challenge }) {
  const { mine, state, durationDays, dailyTask, startDate } = challenge
  const isLate = isOutOfReach(challenge)
  const part = useTakePart(challenge)
  if (!mine && state === 'over') return <p className="mt-7 text-ink-2">{words.isOver}</p>
  if (!mine)
    return (
      <section className="mt-7 flex flex-wrap items-center justify-between gap-4 rounded-l bg-sun-soft px-6 py-6">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-[650] wrap-anywhere">{dailyTask}</p>
          {isLate && <p className="my-1 text-fs-14 font-[650]">{words.outOfReach(durationDays)}</p>}
          <p className="text-fs-14 text-ink-2">{words.ranked}</p>
        </div>
        <Button look="sun" size="l" busy={part.isBusy} onClick={() => void part.want(true)}>
          {words.join}
        </Button>
      </section>
    )
  return (
    <section aria-labelledby="mine" className="mt-7 rounded-l border border-line bg-surface px-5 py-6 lg:px-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="mine" className="font-[650]">
          {words.mine}
        </h2>
        <p className="text-ink-2">
          <span className="heading mr-1.5 text-fs-46">{mine.done}</span>
          {words.of(durationDays)}
        </p>
      </div>
      <ChallengeDays challenge={challenge} days={mine.days} />
      <div className="mt-6 border-t border-line pt-5">
        {mine.completedAt ? (
          <p role="status" className="inline-flex items-center gap-2 font-[650] text-moss-ink">
            <Check size={18} aria-hidden="true" />
            {words.completed}
          </p>
        ) : state === 'upcoming' ? (
          <p className="text-ink-2">{words.begins(dayInWords(startDate))}</p>
        ) : state === 'over' ? (
          <p className="text-ink-2">{words.isOver}</p>
        ) : (
          <>
            {isLate && <p className="mb-3 text-fs-14 font-[650]">{words.outOfReach(durationDays)}</p>}
            <Ticks challenge={challenge} />
          </>
        )}
      </div>
    </section>
  )
}

function Ticks({ challenge }: { challenge: Challenge }) {
  const { id: challengeId, tickable, today, dailyTask } = challenge
  const tick = useChange(api.learning.tick, {
    onSuccess: ({ points }) => {
      tellPoints(points)
      return renewLearning()
    },
    onError: tellRefusal,
  })
  const yesterday = tickable.find((day) => day !== today)
  const isPending = (day: string) => tick.isPending && tick.variables.day === day
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-[650] wrap-anywhere">{dailyTask}</p>
        <p role="status" className="text-fs-14 text-ink-2">
          {tickable.includes(today) ? words.onlyRecent : words.todayDone}
        </p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        {yesterday && (
          <Button
            look="line"
            size="l"
            busy={isPending(yesterday)}
            onClick={() => tick.mutate({ challengeId, day: yesterday })}
          >
            {words.yesterday}
          </Button>
        )}
        {tickable.includes(today) && (
          <Button
            look="sun"
            size="l"
            icon={<Check size={20} />}
            busy={isPending(today)}
            onClick={() => tick.mutate({ challengeId, day: today })}
          >
            {words.today}
          </Button>
        )}
      </div>
    </div>
  )
}
