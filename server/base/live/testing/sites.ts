import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('./siteProcess.ts', import.meta.url))

/** Real processes of one site, which can be killed; each comes back on the port that it had. */
export async function startSites(count: number, env: Record<string, string>) {
  const sites = await Promise.all(Array.from({ length: count }, () => start(env, 0)))
  return {
    /** The address of one of them, whether it lives or not. */
    any: () => `http://127.0.0.1:${sites[Math.floor(Math.random() * sites.length)]?.port}`,
    /** Kills one as a power cut does, and starts it again. */
    async kill(which: number): Promise<void> {
      const site = sites[which % sites.length]
      if (!site) return
      await end(site.child)
      site.child = (await start(env, site.port)).child
    },
    stop: async () => void (await Promise.all(sites.map(({ child }) => end(child)))),
  }
}

async function start(env: Record<string, string>, port: number): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(program, { env: { ...process.env, ...env, PORT: String(port) } })
  const gone = once(child, 'exit').then(([code]) => Promise.reject(new Error(`A process of the site ended: ${code}`)))
  gone.catch(() => {})
  const [said] = (await Promise.race([once(child, 'message'), gone])) as [{ port: number }]
  return { child, port: said.port }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
