import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  apiVersion,
  type Card,
  type Charge,
  type Customer,
  type Invoice,
  type InvoicePayment,
  newObjectId,
  type PortalSession,
  type Price,
  type Product,
  type Refund,
  type Session,
  type SessionOrder,
  type StandInEvent,
  type Subscription,
} from './objects.ts'

/** Everything the stand-in knows; it lives in memory and, when it has a folder, in one file that outlives the process. */
export type Books = {
  customers: Record<string, Customer>
  products: Record<string, Product>
  prices: Record<string, Price>
  sessions: Record<string, Session>
  orders: Record<string, SessionOrder>
  subscriptions: Record<string, Subscription>
  invoices: Record<string, Invoice>
  charges: Record<string, Charge>
  refunds: Record<string, Refund>
  invoicePayments: Record<string, InvoicePayment>
  portals: Record<string, PortalSession>
  /** How each customer pays who chose it on the portal. */
  cards: Record<string, Card>
  events: Record<string, StandInEvent>
  /** The answer to each idempotency key, with a fingerprint of the request that had it. */
  answers: Record<string, { fingerprint: string; status: number; body: object; at: number }>
  /** Events that still have to reach us, and how often that was tried. */
  outbox: { eventId: string; attempts: number }[]
}

// Without a prototype: an id in an address may be 'constructor', and there is no such session.
const shelf = (): Record<string, never> => Object.create(null)

const emptyBooks = (): Books => ({
  customers: shelf(),
  products: shelf(),
  prices: shelf(),
  sessions: shelf(),
  orders: shelf(),
  subscriptions: shelf(),
  invoices: shelf(),
  charges: shelf(),
  refunds: shelf(),
  invoicePayments: shelf(),
  portals: shelf(),
  cards: shelf(),
  events: shelf(),
  answers: shelf(),
  outbox: [],
})

/** The site's clock, which demonstrations and tests can move. */
export type Clock = () => Date | Promise<Date>

export type Ledger = {
  books: Books
  /** The moment on the stand-in's clock in whole seconds, as the provider writes moments. */
  now: () => number
  /** Reads the clock anew; in between it runs on by itself. */
  tick: () => Promise<void>
  /** Writes down that something happened, as it stands at this moment, and hands it to whoever delivers. */
  tell: (type: string, object: object, at?: number) => void
  onTold: (listener: (event: StandInEvent) => void) => void
  /** Resolves when all that happened so far is on disk. */
  save: () => Promise<void>
}

/** Opens the books: from the file in the folder when there is one, else empty. Without a folder nothing is kept. */
export async function openLedger(clock: Clock, folder: string | undefined): Promise<Ledger> {
  const file = folder ? join(folder, 'stripe-standin.json') : null
  const books = file ? await readBooks(file) : emptyBooks()
  let offset = 0
  const tick = async () => {
    offset = (await clock()).getTime() - Date.now()
  }
  await tick()
  const now = () => Math.floor((Date.now() + offset) / 1000)
  const listeners: ((event: StandInEvent) => void)[] = []

  const tell = (type: string, object: object, at = now()) => {
    const event: StandInEvent = {
      id: newObjectId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: at,
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    }
    books.events[event.id] = event
    for (const listener of listeners) listener(event)
  }

  let writing: Promise<void> = Promise.resolve()
  const save = () => {
    if (!file) return Promise.resolve()
    // A disk that failed once may work the next time.
    writing = writing.catch(() => {}).then(() => writeWhole(file, prune(books, now())))
    return writing
  }

  return { books, now, tick, tell, onTold: (listener) => listeners.push(listener), save }
}

async function readBooks(file: string): Promise<Books> {
  try {
    const { outbox = [], ...kept } = JSON.parse(await readFile(file, 'utf8')) as Partial<Books>
    const books: Books = { ...emptyBooks(), outbox }
    for (const [name, entries] of Object.entries(kept)) Object.assign(books[name as keyof Books] ?? {}, entries)
    return books
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return emptyBooks()
    throw problem
  }
}

// A half-written file would lose subscriptions that our own database refers to: write beside it, then swap.
async function writeWhole(file: string, books: Books): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(`${file}.new`, JSON.stringify(books))
  await rename(`${file}.new`, file)
}

const day = 86_400

/** The provider keeps events for 30 days and idempotency keys for one. */
function prune(books: Books, now: number): Books {
  const waiting = new Set(books.outbox.map((one) => one.eventId))
  for (const event of Object.values(books.events)) {
    if (event.created < now - 30 * day && !waiting.has(event.id)) delete books.events[event.id]
  }
  for (const portal of Object.values(books.portals)) if (portal.created < now - day) delete books.portals[portal.id]
  for (const [key, answer] of Object.entries(books.answers)) if (answer.at < now - day) delete books.answers[key]
  return books
}
