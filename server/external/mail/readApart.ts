import { Worker } from 'node:worker_threads'
import { mailReader } from '../../base/programFiles.ts'
import { readHead } from './readHead.ts'
import type { MailFile, ReadMail } from './readMail.ts'

/** Shorter than the lease of a mailbox, and than a line to it may be quiet. */
export const mostReadingMs = 20_000

/** Reads mails one after the other. */
export type MailReader = {
  /** A mail as it was understood; of one that could not be read its head, with why. */
  read(raw: Uint8Array): Promise<{ mail: ReadMail; fault: string | null }>
  close(): Promise<void>
}

/**
 * Reads mails in a worker thread, with a deadline and a memory of its own: a mail of millions of empty lines, or of ten
 * thousand mails in each other, keeps nobody of the site waiting (IN-EXT-81). The thread begins with the first mail.
 */
export function openReader({ mostMs = mostReadingMs } = {}): MailReader {
  let worker: Worker | null = null
  const close = async () => {
    const ended = worker
    worker = null
    await ended?.terminate()
  }
  const begin = () => {
    worker ??= new Worker(mailReader, {
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    }).on('error', () => {}) // An error that nobody waits for any more must not end the process.
    return worker
  }
  return {
    async read(raw) {
      const read = await inThread(begin(), raw, mostMs)
      if (!('fault' in read)) return { mail: { ...read, files: read.files.map(asSent) }, fault: null }
      await close()
      return { mail: await readHead(raw), fault: read.fault }
    },
    close,
  }
}

/** Bytes arrive from a thread as plain ones. */
const asSent = ({ name, content }: MailFile): MailFile => ({ name, content: Buffer.from(content) })

type Fault = { fault: string }

function inThread(worker: Worker, raw: Uint8Array, mostMs: number): Promise<ReadMail | Fault> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => done({ fault: 'it took too long' }), mostMs)
    const failed = (error: Error) => done({ fault: error.message })
    const ended = () => done({ fault: 'the thread ended' })
    function done(read: ReadMail | Fault) {
      clearTimeout(timer)
      worker.off('message', done).off('error', failed).off('exit', ended)
      resolve(read)
    }
    worker.once('message', done).once('error', failed).once('exit', ended)
    worker.postMessage(raw)
  })
}
