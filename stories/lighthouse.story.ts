import { openJudge } from '../tools/bench/judge.ts'
import { expect, test } from './world.ts'

test('X3-GEN-11 Lighthouse finds nothing to better in accessibility, best practices and for search engines on the public pages', {
  tag: '@all-pages',
}, async ({ site }) => {
  const feed = await (await fetch(`${site.url}/blogs/feed.xml`)).text()
  const [, article = ''] = /<item>.*?<link>([^<]+)<\/link>/s.exec(feed) ?? []
  expect(article).toContain('/blogs/')
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const [, event = ''] = /<loc>([^<]+\/events\/[^<]+)<\/loc>/.exec(map) ?? []
  expect(event).toContain('/events/')
  const judge = await openJudge()
  try {
    for (const url of [
      `${site.url}/`,
      `${site.url}/how-it-works`,
      `${site.url}/blogs`,
      article,
      `${site.url}/events`,
      event,
    ]) {
      const { scores, faults } = await judge.look(url, ['accessibility', 'best-practices', 'seo'])
      expect({ url, scores, faults }).toEqual({
        url,
        scores: { accessibility: 100, 'best-practices': 100, seo: 100 },
        faults: [],
      })
    }
  } finally {
    await judge.close()
  }
})
