import type { Bench } from '../../../tools/bench/bench.ts'
import { record } from '../facts/record.ts'
import { openStage } from './stage.ts'

const [writers, eachWrites] = [16, 60]

/** Facts that sixteen writers record in transactions of their own, until all of them are numbered and delivered. */
const numbered: Bench = {
  name: 'facts recorded, numbered and delivered, 16 writers',
  unit: 'facts/s',
  target: 'to know',
  rounds: 5,
  open: async () => {
    const { house, given, listen, close } = await openStage('server')
    const { id: personId } = await given.person()
    await listen()
    const write = async () => {
      for (let time = 0; time < eachWrites; time += 1)
        await house.transaction((tx) => record(tx, { kind: 'profile.changed', personId }))
    }
    const round = async () => {
      const begin = performance.now()
      await Promise.all(Array.from({ length: writers }, write))
      await house.settled()
      return (writers * eachWrites) / ((performance.now() - begin) / 1_000)
    }
    return { candidate: { round }, close }
  },
}

export default numbered
