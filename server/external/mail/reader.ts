import { parentPort } from 'node:worker_threads'
import { readMail } from './readMail.ts'

/** Reads mails in a thread of its own (`readApart.ts`): what one does to the parser is done to nothing else. */
parentPort?.on('message', async (raw: Uint8Array) => {
  const mail = await readMail(raw).catch((error: unknown) => ({ fault: String(error) }))
  parentPort?.postMessage(mail)
})
