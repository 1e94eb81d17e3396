import type { Asker } from '@bewezen/domain/access/gate.ts'
import type { OperationMeta } from '@bewezen/domain/base/operation.ts'
import type { ContractProcedure, ErrorMap, InferSchemaInput, InferSchemaOutput, Schema } from '@orpc/contract'
import { implement } from '@orpc/server'
import { z } from 'zod'
import { isIdTakenMeanwhile, retried } from './database/changedMeanwhile.ts'
import type { Db, Tx } from './database/open.ts'
import type { House } from './house.ts'
import { refuse } from './refuse.ts'
import { serializerFor } from './serializer.ts'
import { refusalFor, type Snapshot } from './snapshot.ts'

/** The request an operation answers. */
export type Caller = {
  house: House
  token: string | null
  snapshot: Snapshot
  /** Whether an admin views the site as another: then the snapshot is that of nobody, and nothing is written (ADM-MORE-52). */
  viewing: boolean
  /** The network it comes from, by the trusted-proxy setting: what limits count by; looked up when asked for. */
  readonly address: string
  /** The headers of the request; made when asked for, since hardly anyone does. */
  headers(): Headers
  /** Puts cookies on the answer. */
  setCookies(cookies: readonly string[]): void
}

/** The context of an operation's handler: the request, the caller, database access and transactions. */
export type Ctx = Caller & {
  db: Db
  /** The caller, inside a transaction as of that transaction; refuses when nobody is signed in. */
  readonly person: Asker
  /** The caller, by a snapshot that was read in a transaction; refuses when they may not do this any more. */
  personBy(read: Snapshot): Asker
  /** A transaction in which the caller's right was looked up anew, their role and access included. */
  transaction<T>(work: (tx: Tx, now: Date) => Promise<T>): Promise<T>
}

/**
 * Binds a handler to a declared operation. Its capability is checked before the handler runs, and again inside every
 * transaction it opens, so that nobody writes with a right that ended a moment ago. The response is cut to what the
 * contract declares; in development and tests it is validated as well.
 */
export function serve<I extends Schema<unknown, unknown>, O extends Schema<unknown, unknown>, E extends ErrorMap>(
  it: ContractProcedure<I, O, E, OperationMeta>,
  answer: (ctx: Ctx, input: InferSchemaOutput<I>) => Promise<InferSchemaInput<O>>,
) {
  const { meta, outputSchema, route } = it['~orpc']
  const declared = outputSchema as unknown as z.core.$ZodType
  const serialize = serializerFor(declared)
  return (
    implement(it)
      .$context<Caller>()
      // The right to ask comes before the input: a caller without it hears nothing about the input. What leaves is seen
      // to below.
      .$config({ initialInputValidationIndex: 1, initialOutputValidationIndex: Number.NaN })
      .use(({ context, next }) => {
        const refusal = refusalFor(context.snapshot, meta, context.house.settings)
        if (refusal) refuse(refusal)
        return context.viewing && route.method !== 'GET' ? refuse('VIEWING_AS') : next()
      })
      .handler(async ({ context, input }) => {
        const reads = (db: Db) => answer(toCtx(context, meta, db), input as InferSchemaOutput<I>)
        const { replica, database } = context.house
        const isVisitors = route.method === 'GET' && context.snapshot.asker === null && !context.viewing
        const answered = await (replica && isVisitors ? replica.read(reads) : reads(database.db))
        return (isChecked(context.house) ? z.parse(declared, answered) : serialize(answered)) as never
      })
  )
}

const isChecked = ({ settings: { mode } }: House) => mode === 'test' || mode === 'development'

function toCtx(caller: Caller, meta: OperationMeta, db: Db): Ctx {
  let { snapshot } = caller
  const believe = (read: Snapshot) => {
    const refusal = refusalFor(read, meta, caller.house.settings)
    if (refusal) refuse(refusal)
    snapshot = read
  }
  // Name by name: a copy that is spread is slower than all that a short read does besides.
  return {
    house: caller.house,
    token: caller.token,
    viewing: caller.viewing,
    headers: caller.headers,
    setCookies: caller.setCookies,
    get address() {
      return caller.address
    },
    get snapshot() {
      return snapshot
    },
    db,
    get person() {
      return snapshot.asker ?? refuse('SIGN_IN_REQUIRED')
    },
    personBy(read) {
      believe(read)
      return read.asker ?? refuse('SIGN_IN_REQUIRED')
    },
    transaction: async (work) => {
      if (caller.viewing) refuse('VIEWING_AS')
      const once = () =>
        meta.needs === 'nothing'
          ? caller.house.transaction(work)
          : caller.house.transactionOf(caller.token, (tx, now, read) => {
              // A cached snapshot may be 5 seconds old: a rule inside must not see an older role than the check.
              believe(read)
              return work(tx, now)
            })
      return retried(once).catch((error: unknown) => {
        if (isIdTakenMeanwhile(error)) refuse('ID_IN_USE')
        throw error
      })
    },
  }
}
