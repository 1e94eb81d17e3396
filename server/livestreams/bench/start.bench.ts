import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { livestreams } from '@bewezen/domain/livestreams/contract.ts'
import type { Bench } from '../../../tools/bench/bench.ts'
import { percentile } from '../../../tools/bench/run.ts'
import { openStage } from '../../base/bench/stage.ts'
import { newSession } from '../../base/testing/session.ts'
import type { Errand, Told } from './watchers.ts'

const [pages, people] = [5_000, 1_000]
const now = () => Number(process.hrtime.bigint()) / 1e6

/** A teacher starts a stream while 5,000 pages are open; a round answers the p99 until each heard it, or read the list after it. */
const starting = (name: string, which: 'heardAt' | 'readAt', target: Bench['target']): Bench => ({
  name,
  unit: 'ms',
  target,
  rounds: 3,
  open: async () => {
    const { house, given, members, listen, close } = await openStage('server')
    const everybody = await members(people, pages / people)
    const teacher = await given.person({ role: 'teacher', username: 'docent', email: 'docent@bewezen.example' })
    // In production a teacher has more than a password.
    await house.database.pool.query('update auth_users set two_factor_enabled = true where id = $1', [teacher.id])
    const { cookie } = await newSession(house, teacher.id)
    const stream = await given.livestream({ title: 'Samen ademen' })
    for (let n = 0; n < 60; n++) await given.livestream({ startTime: new Date(Date.now() - n * 86_400_000) })
    const { ours } = await listen()
    const child = fork(fileURLToPath(new URL('./watchers.ts', import.meta.url)))
    const gone = once(child, 'exit').then(() => Promise.reject(new Error('The watchers are gone')))
    gone.catch(() => {})
    const told = async () => ((await Promise.race([once(child, 'message'), gone])) as [Told])[0]
    const send = (errand: Errand) => void child.send(errand)
    send({ do: 'open', origin: ours, cookies: everybody.flatMap((person) => person.cookies) })
    await told()
    if (house.live.size !== pages) throw new Error(`Only ${house.live.size} of ${pages} streams are open`)
    const setActive = (isActive: boolean) => post(`${ours}${addressOf}`, cookie, { id: stream.id, isActive })
    return {
      candidate: {
        round: async () => {
          send({ do: 'hear', livestreamId: stream.id, reads: which === 'readAt' })
          await told()
          const begin = now()
          const heard = told()
          await setActive(true)
          const answer = await heard
          await setActive(false)
          if (!('heardAt' in answer)) throw new Error('Nothing was told')
          if (answer.faults.length > 0) throw new Error(answer.faults.join(', '))
          return percentile(answer[which], 0.99) - begin
        },
      },
      close: async () => {
        child.kill()
        await close()
      },
    }
  },
})

const addressOf = livestreams.setActive['~orpc'].route.path ?? '/api/livestreams/setActive'

function post(url: string, cookie: string, input: object): Promise<void> {
  return new Promise((answered, failed) => {
    const headers = { cookie, 'content-type': 'application/json' }
    request(url, { method: 'POST', headers }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 200) answered()
        else failed(new Error(`${url} was answered ${answer.statusCode}`))
      })
    })
      .on('error', failed)
      .end(JSON.stringify(input))
  })
}

export default [
  starting('the start of a livestream among 5,000 open pages, p99 to hear it', 'heardAt', { atMost: 1_000 }),
  starting('the start of a livestream among 5,000 open pages, p99 until each has the list', 'readAt', {
    atMost: 5_000,
  }),
]
