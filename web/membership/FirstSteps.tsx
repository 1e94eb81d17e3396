import { shortDayTime } from '@bewezen/domain/base/dates.ts'
import { channelPath, placePath, startExperimentPath } from '@bewezen/domain/community/paths.ts'
import { eventPath } from '@bewezen/domain/events/addresses.ts'
import { exampleOf } from '@bewezen/domain/experiments/examples.ts'
import type { FirstDays, NextDate } from '@bewezen/domain/today/contract.ts'
import { goalWords } from '@bewezen/domain/today/goalWords.ts'
import { asksGoal, type Step, type StepName } from '@bewezen/domain/today/steps.ts'
import { stepWords as words } from '@bewezen/domain/today/stepWords.ts'
import Check from 'lucide-react/icons/check'
import { classes } from '../base/parts/classes.ts'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { useOwnAccount } from '../base/session/viewer.ts'
import { startForGoalPath, useGoal } from '../experiments/index.ts'
import { beginDraft } from '../talk/index.ts'
import { GoalQuestion } from './GoalQuestion.tsx'
import { useStepWatch } from './useStepWatch.ts'

type Props = {
  of: FirstDays
  steps: readonly Step[]
  lessonPath?: string | null
  offered?: NextDate | null
  /** Whether those that are still to do are told of on the next page; yes unless the list was put away or is over. */
  isWatched?: () => boolean
}

/**
 * First steps, each with the way there, below what one came for; those that were taken are ticked, the first of the others
 * is for now (COM-START-05, COM-START-08, COM-START-70, COM-START-73).
 */
export function FirstSteps({ of: days, steps, lessonPath, offered = null, isWatched = () => true }: Props) {
  const account = useOwnAccount()
  const goal = useGoal()
  const example = goal && exampleOf(goal)
  const now = steps.find(({ isDone }) => !isDone)?.name
  const { start, learning } = days
  const channel = start?.channel
  /** Half a sentence waits in the welcome channel (COM-START-06). */
  const begin = () => {
    if (!account || !channel) return
    const half = words.half(account.firstName)
    const before = ['', half, ...Object.values(goalWords.half).map((ending) => half + ending)]
    beginDraft(account.id, channel.id, goal ? half + goalWords.half[goal] : half, before)
  }
  const ways: Record<StepName, Way> = {
    hello: {
      title: words.hello(channel?.name ?? ''),
      text: words.helloText,
      to: start && channel ? channelPath(start, channel) : '/community',
      go: words.toHello,
      begin,
    },
    photo: { title: words.photo, text: words.photoText, to: '/profile', go: words.toPhoto },
    lesson: {
      title: words.lesson,
      text: words.lessonText,
      to: lessonPath ?? (learning ? placePath(learning, 'university') : '/community'),
      go: words.toLesson,
    },
    event: { title: words.event, ...wayToEvent(offered) },
    tasks: { title: words.tasks, text: words.tasksText, to: '/profile#tasks', go: words.toTasks },
    experiment: {
      title: words.experiment,
      text: example ? goalWords.experiment(example.name) : words.experimentText,
      to: goal ? startForGoalPath : startExperimentPath,
      go: words.toExperiment,
    },
  }
  useStepWatch({ steps, nameOf: (name) => ways[name].title, isWatched })
  return (
    <>
      {asksGoal(steps) && <GoalQuestion />}
      <ol>
        {steps.map(({ name, isDone }, at) => (
          <Row key={name} way={ways[name]} number={at + 1} isDone={isDone} isNow={name === now} />
        ))}
      </ol>
    </>
  )
}

/** To the page of a date that is offered now, else to all there are (COM-START-70). */
function wayToEvent(date: NextDate | null): Omit<Way, 'title'> {
  if (!date) return { text: words.eventText, to: '/events', go: words.toEvent }
  const text = date.offer === 'wait' ? words.fullText : words.offeredText
  return {
    text: text(date.title, shortDayTime(date.startAt, date.zone)),
    to: eventPath(date.slug, date.id),
    go: words.toOffered,
  }
}

type Way = { title: string; text: string; to: string; go: string; begin?: () => void }
type RowProps = { way: Way; number: number; isDone: boolean; isNow: boolean }

const Row = ({ way: { title, text, to, go, begin }, number, isDone, isNow }: RowProps) => (
  <li
    aria-current={isNow ? 'step' : undefined}
    className="flex flex-wrap items-start gap-x-3.5 gap-y-2 border-t border-line py-3.5"
  >
    <span
      aria-hidden="true"
      className={classes(
        'grid size-[34px] flex-none place-items-center rounded-full border-2 border-ink font-display font-semibold',
        isDone && 'bg-ink text-bg',
        isNow && 'bg-sun text-on-sun',
      )}
    >
      {isDone ? <Check size={17} strokeWidth={2.4} /> : number}
    </span>
    <div className="min-w-0 flex-[1_1_180px]">
      <p className={classes('leading-[1.35] font-semibold wrap-anywhere', isDone && 'text-ink-2')}>
        {title}
        {isDone && <span className="sr-only">, {words.isDone}</span>}
      </p>
      {!isDone && <p className="text-fs-14 text-ink-2 wrap-anywhere">{text}</p>}
    </div>
    {!isDone && (
      <LinkButton look={isNow ? 'sun' : 'line'} size="s" to={to} onClick={begin} className="max-sm:ml-12">
        {go}
      </LinkButton>
    )}
  </li>
)
