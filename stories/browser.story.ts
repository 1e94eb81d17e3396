import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'

test('two people in one browser share neither cookies nor storage', async ({ browser }) => {
  const site = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8')
    answer.end('<!doctype html><html lang="nl"><title>Zon</title><h1>Goedemorgen</h1></html>')
  })
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready))
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`
  const [noor, sem] = [await browser.newContext(), await browser.newContext()]
  const [hers, his] = [await noor.newPage(), await sem.newPage()]

  await Promise.all([hers.goto(address), his.goto(address)])
  await hers.evaluate(() => {
    localStorage.setItem('name', 'noor')
    // biome-ignore lint/suspicious/noDocumentCookie: the question is who can read it
    document.cookie = 'name=noor'
  })

  await expect(hers.getByRole('heading', { name: 'Goedemorgen' })).toBeVisible()
  expect(await hers.evaluate(() => [localStorage.getItem('name'), document.cookie])).toEqual(['noor', 'name=noor'])
  expect(await his.evaluate(() => [localStorage.getItem('name'), document.cookie])).toEqual([null, ''])
  expect(await his.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe('Europe/Amsterdam')
  await noor.close()
  await expect(his.getByRole('heading')).toBeVisible() // one person leaving takes nobody along
  await sem.close()
  site.close()
})
