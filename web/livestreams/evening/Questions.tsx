import type { Livestream } from '@bewezen/domain/livestreams/contract.ts'
import { eveningOf } from '@bewezen/domain/livestreams/evening.ts'
import { eveningWords as words } from '@bewezen/domain/livestreams/eveningWords.ts'
import { screenWords } from '@bewezen/domain/livestreams/screenWords.ts'
import { useId, useRef } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { useKeptFocus } from '../../base/focus/useKeptFocus.ts'
import { Loaded } from '../../base/parts/Loaded.tsx'
import { Skeleton } from '../../base/parts/Skeleton.tsx'
import { useOwnAccount } from '../../base/session/viewer.ts'
import { AskQuestion } from './AskQuestion.tsx'
import { QuestionRow } from './QuestionRow.tsx'

/** The questions to the host of an evening, and where one is asked (LIVE-MORE-10..15). */
export function Questions({ stream, now }: { stream: Livestream; now: string }) {
  const title = useId()
  const box = useRef<HTMLElement>(null)
  useKeptFocus(box, '[data-row]')
  // What somebody typed before is kept under who they are.
  const isKnown = useOwnAccount() !== undefined
  const read = useRead(api.livestreams.questions, { id: stream.id })
  const { mayRead, mayWrite } = eveningOf(stream, now)
  if (!mayRead) return null
  const open = read.data?.questions.filter(({ answeredAt }) => answeredAt === null).length ?? 0
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={title}
      className="rounded-l border border-line bg-surface p-4 text-ink outline-none lg:p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h3 id={title} className="heading text-fs-21 wrap-anywhere">
            {stream.creatorName ? words.questionsTo(stream.creatorName) : words.questions}
            <span className="sr-only"> {stream.title}</span>
          </h3>
          {open > 0 && <p className="text-fs-14 text-ink-2">{words.open(open)}</p>}
        </div>
        {isKnown && <AskQuestion livestreamId={stream.id} mayAsk={mayWrite} />}
      </div>
      <Loaded read={read} failed={screenWords.questionsFailed} waiting={<Skeleton className="mt-4 h-16 w-full" />}>
        {({ questions }) =>
          questions.length === 0 ? (
            <p className="mt-4 text-ink-2">{mayWrite ? words.noQuestions : words.noneAsked}</p>
          ) : (
            <ul className="mt-3 grid gap-x-7 lg:grid-cols-2">
              {questions.map((question) => (
                <QuestionRow
                  key={question.id}
                  question={question}
                  mayWrite={mayWrite}
                  mayTickOff={stream.viewer.mayManage}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
