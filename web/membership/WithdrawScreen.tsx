import { newId } from '@bewezen/domain/base/newId.ts'
import { refusedWithdrawal, withdrawWords as words } from '@bewezen/domain/membership/withdrawWords.ts'
import { words as planWords } from '@bewezen/domain/membership/words.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { api } from '../base/api/api.ts'
import { useQueries } from '../base/api/queries.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { useChange } from '../base/api/useChange.ts'
import { useRead } from '../base/api/useRead.ts'
import { Button } from '../base/parts/Button.tsx'
import { EmptyState } from '../base/parts/EmptyState.tsx'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { Main } from '../base/parts/Screen.tsx'
import { Skeleton } from '../base/parts/Skeleton.tsx'
import { tellError } from '../base/parts/toast.ts'

type Step = 'arrived' | 'sure' | 'back' | 'done'

/** Withdrawing from the subscription in two steps, and the word that it arrived (SUB-LAW-03, SUB-LAW-04). */
export function WithdrawScreen() {
  const own = useRead(api.membership.mine, {}, { staleTime: 0 })
  const cache = useQueries()
  // One withdrawal, however often it is sent.
  const [id] = useState(newId)
  const [step, setStep] = useState<Step>('arrived')
  const withdraw = useChange(api.membership.withdraw, {
    onSuccess: () => {
      setStep('done')
      void cache.invalidateQueries({ queryKey: api.membership.key() })
    },
    onError: (error) => {
      const { title, text } = refusedWithdrawal(refusalOf(error)?.code ?? 'UNKNOWN')
      tellError(title, text)
    },
  })
  return (
    <Main className="page max-w-[720px] py-10 lg:py-20">
      {step === 'done' ? (
        <Done />
      ) : own.isError ? (
        <Unknown onRetry={() => void own.refetch()} />
      ) : !own.data ? (
        <Skeleton className="h-64 w-full" />
      ) : !own.data.withdrawUntil ? (
        <Nothing />
      ) : step !== 'sure' ? (
        <Asked isBack={step === 'back'} until={own.data.withdrawUntil} onGo={() => setStep('sure')} />
      ) : (
        <Sure busy={withdraw.isPending} onBack={() => setStep('back')} onConfirm={() => withdraw.mutate({ id })} />
      )}
    </Main>
  )
}

const title = 'heading text-fs-34 leading-[1.1] tracking-[-0.03em] lg:text-fs-46'

/** The title of a step that follows a press: the button is gone, so the focus comes here and it is read out. */
function NextTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h1 ref={heading} tabIndex={-1} className={`${title} outline-none`}>
      {children}
    </h1>
  )
}

const Asked = ({ until, isBack, onGo }: { until: string; isBack: boolean; onGo: () => void }) => (
  <>
    <p className="mb-2 text-fs-14 font-semibold text-ink-2">{words.step(1)}</p>
    {isBack ? <NextTitle>{words.title}</NextTitle> : <h1 className={title}>{words.title}</h1>}
    <p className="mt-4 text-fs-18 text-ink-2">{words.intro}</p>
    <p className="mt-2 font-semibold">{words.until(until)}</p>
    <div className="mt-8 flex flex-wrap gap-3">
      <Button look="danger" size="l" onClick={onGo}>
        {words.go}
      </Button>
      <LinkButton to="/subscription" look="line" size="l">
        {words.back}
      </LinkButton>
    </div>
  </>
)

const Sure = ({ busy, onBack, onConfirm }: { busy: boolean; onBack: () => void; onConfirm: () => void }) => (
  <>
    <p className="mb-2 text-fs-14 font-semibold text-ink-2">{words.step(2)}</p>
    <NextTitle>{words.sure}</NextTitle>
    <p className="mt-4 text-fs-18 text-ink-2">{words.sureText}</p>
    <div className="mt-8 flex flex-wrap gap-3">
      <Button look="dangerFilled" size="l" busy={busy} busyText={words.confirming} onClick={onConfirm}>
        {words.confirm}
      </Button>
      <Button look="line" size="l" disabled={busy} onClick={onBack}>
        {words.back}
      </Button>
    </div>
  </>
)

const Done = () => (
  <>
    <NextTitle>{words.done}</NextTitle>
    <p className="mt-4 text-fs-18 text-ink-2">{words.doneText}</p>
    <LinkButton to="/subscription" look="line" size="l" className="mt-8">
      {words.toPlans}
    </LinkButton>
  </>
)

const Nothing = () => (
  <>
    <h1 className={title}>{words.title}</h1>
    <EmptyState
      art="arc"
      title={words.none}
      text={words.noneText}
      action={
        <LinkButton to="/subscription" look="line">
          {words.toPlans}
        </LinkButton>
      }
    />
  </>
)

const Unknown = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert">
    <h1 className={title}>{words.title}</h1>
    <EmptyState
      art="arc"
      title={planWords.state.unknown}
      action={
        <Button look="line" onClick={onRetry}>
          {planWords.retry}
        </Button>
      }
    />
  </div>
)
