import { openSync } from 'node:fs'
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

/** The parts of an error that are logged: its kind, codes, names of tables and places in the code, never values. */
type WrittenError = { type: string; message: string; stack?: string; cause?: WrittenError } & Record<string, unknown>

const fields = ['code', 'status', 'statusCode', 'constraint', 'table', 'column', 'routine', 'syscall', 'responseCode']
/** An e-mail address, wherever it turned up. */
const addresses = /[^\s"'<>(),:;=\\]+@[^\s"'<>(),:;\\]+\.[a-z]{2,}/gi

/**
 * Opens the log: one line of JSON each, without personal data. Errors of the database and of mail servers carry what
 * was asked of them, so only a chosen part of an error is written.
 */
export function openLog(level: LoggerOptions['level'], destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    serializers: { err: (error: unknown) => (error instanceof Error ? written(error) : { type: typeof error }) },
    // The last line of defence: no address leaves, whoever put it in a message.
    hooks: { streamWrite: (line) => (line.includes('@') ? line.replace(addresses, '[address]') : line) },
  }
  return pino(options, destination ?? linesTo(1))
}

/** How long a line waits for others at most, in milliseconds. */
const linesWait = 200

/**
 * A place to write lines to, beside the work and many at a time, since each writing costs a tenth of a short answer: when
 * there are some pages of them, a fifth of a second after the first, and at the end of the process. While nothing is
 * written nothing is done (OPS-COST-04). Takes a number of an open file, or a path.
 */
export function linesTo(dest: number | string): DestinationStream {
  // One that is still being opened would let the first lines wait for a later one.
  const fd = typeof dest === 'string' ? openSync(dest, 'a') : dest
  const lines = pino.destination({ dest: fd, sync: false, minLength: 8192 })
  let isDue = false
  const flush = () => {
    isDue = false
    lines.flush()
  }
  return {
    write(line) {
      lines.write(line)
      if (!isDue) setTimeout(flush, linesWait).unref()
      isDue = true
    },
  }
}

function written(error: Error): WrittenError {
  const known = error as unknown as Record<string, unknown>
  const chosen = Object.fromEntries(fields.flatMap((name) => (isPlain(known[name]) ? [[name, known[name]]] : [])))
  return {
    type: error.name,
    message: withoutValues(error),
    ...chosen,
    stack: placesOf(error),
    ...(error.cause instanceof Error ? { cause: written(error.cause) } : {}),
  }
}

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number'

/** A failed query names its parameters, and the database quotes what did not fit. */
function withoutValues({ message, ...error }: Error): string {
  const isOfDatabase = 'severity' in error
  const text = message.startsWith('Failed query:') ? message.replace(/\nparams:[\s\S]*$/, '') : message
  return isOfDatabase ? text.replace(/"[^"]*"/g, '"…"') : text
}

/** The places of a stack without its first lines, which repeat the message. */
const placesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
