import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export type Child = {
  /** Every line it said so far. */
  lines: string[]
  /** Waits until so many lines were said, or until it ended. */
  said(count: number): Promise<void>
  /** Sends a signal and waits until it is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
}

const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts one of the programs of this folder as a process of its own. */
export function start(program: 'holder' | 'writer', folder: string): Child {
  const file = fileURLToPath(new URL(`./${program}.ts`, import.meta.url))
  const child = spawn(process.execPath, [file, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  running.add(child)
  const lines: string[] = []
  let rest = ''
  let wakeReader = () => {}
  const gone = new Promise<void>((resolve) => {
    child.on('close', () => {
      running.delete(child)
      wakeReader()
      resolve()
    })
  })
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n')
    rest = parts.pop() ?? ''
    lines.push(...parts)
    wakeReader()
  })
  return {
    lines,
    async said(count) {
      while (lines.length < count && running.has(child))
        await new Promise<void>((resolve) => {
          wakeReader = resolve
        })
    },
    async end(signal) {
      child.kill(signal)
      await gone
    },
  }
}
