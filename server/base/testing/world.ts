import type { Renderer } from '@bewezen/domain/base/renderer.ts'
import type { LiveFact, LiveSignal } from '@bewezen/domain/facts.ts'
import type { AnyContractProcedure, InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { openApp } from '../../app.ts'
import type { GivenPerson } from '../../demo/givenPeople.ts'
import { vocabulary } from '../../demo/vocabulary.ts'
import { decisions } from '../../facts.ts'
import { type OpenHouse, openHouse } from '../../open.ts'
import type { Database } from '../database/open.ts'
import type { FactDecisions } from '../facts/decisions.ts'
import { internet, type Outside } from '../files/farFile.ts'
import { readSettings } from '../settings.ts'
import { atEnd } from './atEnd.ts'
import { contractOperations } from './contractOperations.ts'
import { emptyDatabase } from './databases.ts'
import { plainRenderer } from './plainRenderer.ts'
import { newSession } from './session.ts'
import { hasNoJobs, untilHolds } from './until.ts'

/** What the server answered when it said no. */
export class Refused extends Error {
  override name = 'Refused'
  readonly status: number
  readonly code: string
  readonly data: unknown
  constructor(status: number, code: string, data: unknown) {
    super(`${status} ${code}`)
    this.status = status
    this.code = code
    this.data = data
  }
}

type InputOf<Operation extends AnyContractProcedure> = InferContractRouterInputs<Operation>
type OutputOf<Operation extends AnyContractProcedure> = InferContractRouterOutputs<Operation>

/** Somebody with a browser of their own: an address, a session, and ears. */
export type TestPerson = GivenPerson & {
  cookie: string
  token: string
  address: string
  does<Operation extends AnyContractProcedure>(
    operation: Operation,
    input: InputOf<Operation>,
  ): Promise<OutputOf<Operation>>
  listens(after?: number): Promise<Ear>
}

/** An open live stream and what came through it. */
export type Ear = { heard: LiveFact[]; signals: LiveSignal[]; kinds(): string[]; leave(): void }

type WorldOptions = {
  /** `server` for what only PostgreSQL can show, such as races; default the engine of DATABASE_URL or the embedded one. */
  engine?: 'embedded' | 'server'
  env?: Record<string, string>
  /** Without them nothing timed happens and no mail goes out. */
  jobs?: boolean
  decisions?: FactDecisions
  /** Silent unless given. */
  log?: Logger
  renderer?: Renderer
  /** That of another world, which closes it: what a process finds that starts later. */
  database?: Database
  /** What stands elsewhere; nothing unless given. */
  outside?: Outside
}

/** No test asks anything of the internet. */
const nowhere: Outside = { ...internet, addressesOf: async () => [] }

export type World = Awaited<ReturnType<typeof openWorld>>

/** An empty house on a database of its own, with the vocabulary to fill it; it closes after the test file. */
export async function openWorld(options: WorldOptions = {}) {
  const settings = readSettings({
    NODE_ENV: 'test',
    TRUSTED_PROXY: '127.0.0.1',
    SITE_URL: 'http://localhost:3000',
    ...options.env,
  })
  const database = options.database
    ? { ...options.database, close: async () => {} }
    : await emptyDatabase(options.engine ?? (process.env.DATABASE_URL ? 'server' : 'embedded'))
  const house = await openHouse({
    settings,
    database,
    decisions: options.decisions ?? decisions,
    rendered: { renderer: async () => options.renderer ?? plainRenderer, middleware: null, stop: async () => {} },
    outside: options.outside ?? nowhere,
    migrate: false,
    jobs: options.jobs ?? false,
    log: options.log,
  })
  const app = await openApp(house)
  await app.ready()
  const given = vocabulary(house)
  let addresses = 0
  atEnd(async () => {
    await app.close()
    await house.close()
  })

  async function signedIn(person: GivenPerson): Promise<TestPerson> {
    const { token, cookie } = await newSession(house, person.id)
    const address = `10.0.${Math.floor(++addresses / 250)}.${(addresses % 250) + 1}`
    return {
      ...person,
      cookie,
      token,
      address,
      does: (operation, input) => ask(app, operation, input, { cookie, address }),
      listens: (after) => listen(house, token, after ?? null),
    }
  }

  return {
    house,
    app,
    given,
    /** A person who is signed in on one device. */
    person: async (wish?: Parameters<typeof given.person>[0]) => signedIn(await given.person(wish)),
    /** One more device of a person. */
    signedIn,
    /** Waits until a check holds; fails with what it said last once no fact is to be told and no job to be done any more. */
    eventually: <T>(check: () => T | Promise<T>): Promise<T> =>
      untilHolds(check, async () => {
        await house.settled()
        return hasNoJobs(house)
      }),
    /** Somebody without a session; `address` is their network address. */
    visitor: (address = `10.9.0.${++addresses % 250}`) => ({
      address,
      does: <Operation extends AnyContractProcedure>(
        operation: Operation,
        input: InputOf<Operation>,
      ): Promise<OutputOf<Operation>> => ask(app, operation, input, { address }),
    }),
  }
}

const urls = new Map<unknown, string>(
  contractOperations.map(({ operation, url }): [unknown, string] => [operation, url]),
)

/** Calls an operation as a browser does, over HTTP; throws Refused for everything but a success. */
async function ask<Operation extends AnyContractProcedure>(
  app: FastifyInstance,
  operation: Operation,
  input: InputOf<Operation>,
  who: { cookie?: string; address: string },
): Promise<OutputOf<Operation>> {
  const method = operation['~orpc'].route.method === 'GET' ? 'GET' : 'POST'
  const answer = await app.inject({
    method,
    url: urls.get(operation) ?? '',
    headers: { 'x-forwarded-for': who.address, ...(who.cookie ? { cookie: who.cookie } : {}) },
    ...(method === 'GET' ? { query: flatten(input as Record<string, unknown>) } : { payload: input as object }),
  })
  const body = answer.body ? (JSON.parse(answer.body) as { code?: string; data?: unknown }) : {}
  if (answer.statusCode >= 400) throw new Refused(answer.statusCode, body.code ?? '', body.data)
  return body as OutputOf<Operation>
}

/** An input as a query string carries it: lists as `name[0]`, what is absent left out. */
function flatten(input: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, value]): [string, string][] =>
      value === undefined || value === null
        ? []
        : Array.isArray(value)
          ? value.map((one, index): [string, string] => [`${name}[${index}]`, String(one)])
          : [[name, String(value)]],
    ),
  )
}

async function listen(house: OpenHouse, token: string, after: number | null): Promise<Ear> {
  // What happened before somebody listens is not news to them, however late it is numbered.
  if (after === null) await house.settled()
  const ear: Ear = { heard: [], signals: [], kinds: () => ear.heard.map((fact) => fact.kind), leave: () => {} }
  ear.leave = await house.live.open(
    {
      token,
      snapshot: await house.snapshots.of(token),
      write(chunk) {
        // Several may come in one piece.
        for (const block of chunk.split('\n\n')) {
          const text = /^data: (.*)$/m.exec(block)?.[1]
          if (!text) continue
          if (block.startsWith('event: signal')) ear.signals.push(JSON.parse(text) as LiveSignal)
          else ear.heard.push(JSON.parse(text) as LiveFact)
        }
      },
      end: () => {},
    },
    after,
  )
  return ear
}
