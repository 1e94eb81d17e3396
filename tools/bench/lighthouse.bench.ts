import { startSite } from '../../stories/site.ts'
import type { Bench } from './bench.ts'
import { openJudge } from './judge.ts'

/** The pages by which a stranger meets the site; the article is the newest of the demo community. */
const pages = {
  home: async () => '/',
  'how it works': async () => '/how-it-works',
  blogs: async () => '/blogs',
  'an article': async (url: string) => {
    const feed = await (await fetch(`${url}/blogs/feed.xml`)).text()
    const [, article = '/blogs'] = /<item>.*?<link>[^<]+(\/blogs\/[^<]+)<\/link>/s.exec(feed) ?? []
    return article
  },
  events: async () => '/events',
}

/** How much of a page may move while it comes. */
const mostShift = 0.02

/** What Lighthouse gives for speed, as a phone on a slow line: the median of five. */
const speed = (name: keyof typeof pages): Bench => ({
  name: `${name}, Lighthouse performance`,
  unit: 'of 100',
  target: { atLeast: 98 },
  rounds: 5,
  open: async () => {
    const site = await startSite()
    const path = await pages[name](site.url)
    const judge = await openJudge()
    return {
      candidate: {
        round: async () => {
          const { scores, figure } = await judge.look(site.url + path, ['performance'])
          const shift = figure('cumulative-layout-shift')
          if (!(shift <= mostShift)) throw new Error(`${path} moves while it comes: ${shift}`)
          return scores.performance ?? 0
        },
      },
      close: async () => {
        await judge.close()
        await site.stop()
      },
    }
  },
})

export default (Object.keys(pages) as (keyof typeof pages)[]).map(speed)
