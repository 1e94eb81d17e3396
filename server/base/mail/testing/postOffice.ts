import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { atEnd } from '../../testing/atEnd.ts'
import { freePort } from '../../testing/freePort.ts'

export type PostOffice = {
  url: string
  /** Everything it took in, as it arrived. */
  mails: Email[]
  open(): Promise<void>
  /** From now on it answers so to mail for this address; without an answer it takes it again. */
  answers(address: string, answer: { code: number; text: string } | null): void
  close(): Promise<void>
}

/** A mail server on a port of its own, closed at first: until it opens, nothing listens there. */
export async function postOffice(): Promise<PostOffice> {
  const port = await freePort()
  const mails: Email[] = []
  const refusals = new Map<string, { code: number; text: string }>()
  let server: SMTPServer | null = null
  const close = async () => {
    const closing = server
    server = null
    if (closing) await new Promise<void>((resolve) => closing.close(() => resolve()))
  }
  atEnd(close)
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close,
    answers: (address, answer) => void (answer ? refusals.set(address, answer) : refusals.delete(address)),
    async open() {
      const opened = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onRcptTo({ address }, _session, done) {
          const refusal = refusals.get(address)
          done(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }))
        },
        onData(stream, _session, done) {
          const chunks: Buffer[] = []
          stream.on('data', (chunk: Buffer) => chunks.push(chunk))
          stream.on('end', () => {
            PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
              mails.push(mail)
              done()
            }, done)
          })
        },
      })
      server = opened
      await new Promise<void>((resolve) => opened.listen(port, '127.0.0.1', resolve))
    },
  }
}
