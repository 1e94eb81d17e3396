import { setTimeout as wait } from 'node:timers/promises'

/** What a site answered; `status` 0 is none at all, since the line or the process was lost. */
export type Answer = {
  status: number
  code: string
  body: unknown
  /** The session that it began, as the header of later requests. */
  cookie?: string
}

type Asking = {
  path: string
  cookie: string
  /** The network address from which it is asked. */
  from?: string
  /** What is sent as JSON; a read has none. */
  input?: object
  /** A file, instead. */
  file?: { content: Buffer; type: string; id: string }
  /** After how many milliseconds nobody waits any longer. */
  patience?: number
}

/** Everything that was answered that is no success and no refusal, counted by path and answer. */
export type Troubles = Map<string, number>

/** Asks once, as a browser does. */
export async function askOnce(
  origin: string,
  { path, cookie, from, input, file, patience = 10_000 }: Asking,
): Promise<Answer> {
  const type = file?.type ?? (input ? 'application/json' : null)
  try {
    const answer = await fetch(`${origin}/api/${path}`, {
      method: type ? 'POST' : 'GET',
      headers: {
        cookie,
        ...(from ? { 'x-forwarded-for': from } : {}),
        ...(type ? { 'content-type': type } : {}),
        ...(file ? { 'x-upload-id': file.id } : {}),
      },
      body: file ? new Uint8Array(file.content) : input ? JSON.stringify(input) : null,
      signal: AbortSignal.timeout(patience),
    })
    const body = (await answer.json()) as { code?: string } | null
    const began = answer.headers.getSetCookie().find((one) => one.includes('session_token='))
    return {
      status: answer.status,
      code: answer.ok ? '' : String(body?.code ?? ''),
      body,
      ...(began ? { cookie: began.split(';')[0] ?? '' } : {}),
    }
  } catch {
    return { status: 0, code: '', body: null }
  }
}

/** Refusals of this one attempt, though their status is that of a fault or of a limit. */
const decided = ['CHECKOUT_ERROR', 'PROVIDER_FAILED', 'TOO_MANY_ORDERS']
/** Whether an answer says nothing about what was asked, so that it is asked again: none, a fault of the server, or one for now. */
const saysNothing = ({ status, code }: Answer): boolean =>
  status === 0 || ((status >= 500 || status === 408 || status === 429) && !decided.includes(code))

/** Asks until somebody answers, at another process each time: with an id of the browser's, asking twice is asking once. */
export async function askUntilSaid(anySite: () => string, asking: Asking, troubles: Troubles): Promise<Answer> {
  for (let pause = 20; ; pause = Math.min(pause * 2, 500)) {
    const answer = await askOnce(anySite(), asking)
    if (!saysNothing(answer)) return answer
    const trouble = `${asking.path.replace(/\?.*/, '')} ${answer.status} ${answer.code}`.trim()
    troubles.set(trouble, (troubles.get(trouble) ?? 0) + 1)
    await wait(pause)
  }
}

/** Moves the clock of the whole site, by whichever process answers. */
export async function askClock(anySite: () => string, offsetMs: number): Promise<void> {
  for (;;) {
    const answer = await fetch(`${anySite()}/dev/clock.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ offsetMs }),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null)
    if (answer?.ok) return
    await wait(100)
  }
}
