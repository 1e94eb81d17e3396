import { failureWords, type Notice } from '@bewezen/domain/base/words.ts'
import { imagesRefused, imageGeneratorWords as words } from '@bewezen/domain/shop/generateWords.ts'
import type { ImageGeneration, ImageRun } from '@bewezen/domain/shop/generatingContract.ts'
import { useId, useState } from 'react'
import { api } from '../../../base/api/api.ts'
import { useQueries } from '../../../base/api/queries.ts'
import { refusalOf } from '../../../base/api/refusal.ts'
import { useAttemptId } from '../../../base/api/useAttemptId.ts'
import { useChange } from '../../../base/api/useChange.ts'
import { useRead } from '../../../base/api/useRead.ts'
import { Button } from '../../../base/parts/Button.tsx'
import { Card } from '../../../base/parts/Card.tsx'
import { Checkbox } from '../../../base/parts/Checkbox.tsx'
import { tellError } from '../../../base/parts/toast.ts'

/** The panel that lets pictures be made for the products of one partner; not there without such a partner (SHOP-AI-09, SHOP-AI-13, SHOP-AI-14). */
export function ImageGenerator() {
  const { data } = useRead(api.shop.images, {})
  return data?.partner ? <Generator partner={data.partner.name} code={data.discountCode} run={data.run} /> : null
}

type Given = { partner: string; code: string; run: ImageRun | null }

function Generator({ partner, code, run }: Given) {
  const titleId = useId()
  const [replaces, setReplaces] = useState(false)
  const { start, stop } = useRuns()
  const isRunning = run?.state === 'running'
  return (
    <Card as="section" pad aria-labelledby={titleId} className="grid gap-4">
      <div className="max-w-[68ch]">
        <h2 id={titleId} className="heading text-fs-21">
          {words.title}
        </h2>
        <p className="mt-1 text-ink-2">
          {words.hint(partner)} {code !== '' && words.code(code)}
        </p>
      </div>
      {isRunning ? (
        <Progress run={run} onStop={() => stop.mutate({ id: run.id })} isStopping={stop.isPending} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button
            look="line"
            busy={start.isPending}
            busyText={words.starting}
            onClick={() => !start.isPending && start.begin(replaces)}
          >
            {words.start}
          </Button>
          <Checkbox
            label={words.replace}
            checked={replaces}
            onChange={({ currentTarget }) => setReplaces(currentTarget.checked)}
          />
        </div>
      )}
      <div role="status">{run && !isRunning && <Ended run={run} />}</div>
    </Card>
  )
}

function Progress({ run, onStop, isStopping }: { run: ImageRun; onStop: () => void; isStopping: boolean }) {
  const text = words.progress(run.done, run.total)
  return (
    <div className="grid gap-3">
      <p className="flex justify-between gap-4">
        <span>{words.running}</span>
        <strong role="status">{text}</strong>
      </p>
      <div
        role="progressbar"
        aria-label={words.progressLabel}
        aria-valuemin={0}
        aria-valuemax={run.total}
        aria-valuenow={run.done}
        aria-valuetext={text}
        className="h-2 overflow-hidden rounded-full bg-surface-3"
      >
        <div className="h-full bg-sun" style={{ width: `${(100 * run.done) / run.total}%` }} />
      </div>
      <Button look="line" busy={isStopping} busyText={words.stopping} onClick={onStop} className="justify-self-start">
        {words.stop}
      </Button>
    </div>
  )
}

function Ended({ run: { state, made, failures } }: { run: ImageRun }) {
  return (
    <>
      <p>{state === 'stopped' ? words.stopped(made) : words.ended(made)}</p>
      {failures.length > 0 && (
        <div className="mt-2">
          <p className="text-ember-ink">{words.failures}</p>
          <ul className="list-disc pl-5">
            {failures.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** Beginning and ending a run; how it stands then is shown at once, and what others do is heard (`shopNews`). */
function useRuns() {
  const cache = useQueries()
  const attempt = useAttemptId()
  const show = (now: ImageGeneration) => cache.setQueryData(api.shop.images.queryKey({ input: {} }), now)
  const tell = (error: unknown) => {
    const known: Readonly<Record<string, Notice | undefined>> = imagesRefused
    const code = refusalOf(error)?.code ?? ''
    const notice = known[code] ?? {
      title: words.loadFailed,
      text: code === 'OFFLINE' ? failureWords.offline : undefined,
    }
    tellError(notice.title, notice.text)
    // Somebody else may have begun or stopped it.
    void cache.invalidateQueries({ queryKey: api.shop.images.queryKey({ input: {} }) })
  }
  const started = useChange(api.shop.startImages, {
    onSuccess: (now) => {
      attempt.done()
      show(now)
    },
    onError: tell,
  })
  const stop = useChange(api.shop.stopImages, { onSuccess: show, onError: tell })
  const begin = (replace: boolean) => started.mutate({ id: attempt.idFor(replace), replace })
  return { start: { begin, isPending: started.isPending }, stop }
}
