import type { FrameLocator, Page } from '@playwright/test'

/**
 * What a player of another house does as far as a page can see it: it answers to its message protocol, and what it was
 * told stands in it as text. Both houses are stood in for, and nothing else of theirs may be asked for; `isAway` puts them
 * out of reach.
 */
export async function standInForPlayers(page: Page): Promise<{ asked: string[]; isAway: boolean }> {
  const it = { asked: [] as string[], isAway: false }
  await page.route(/^https:\/\/(?!localhost)/, (route) => {
    it.asked.push(route.request().url())
    const url = new URL(route.request().url())
    if (it.isAway) return route.abort()
    if (url.hostname === 'www.youtube-nocookie.com')
      return route.fulfill({ contentType: 'text/html', body: document(youtube) })
    if (url.hostname === 'open.spotify.com') return route.fulfill({ contentType: 'text/html', body: document('') })
    return route.abort()
  })
  return it
}

/** The player in the dialog that lies over the page, whichever stands there when it is asked: it may be made anew. */
export const playerIn = (page: Page): FrameLocator => page.getByRole('dialog').locator('iframe').contentFrame()

/** Lets the stood-in player of the dialog tell where it is. */
export const tells = (page: Page, told: { currentTime: number; playerState: 0 | 1 | 2 | 3 }): Promise<void> =>
  playerIn(page)
    .locator(':root')
    .evaluate((_, info) => parent.postMessage(JSON.stringify({ event: 'infoDelivery', info }), '*'), told)

/** Lets it say that it cannot play, as it does to a page that asked to hear of that. */
export const fails = (page: Page): Promise<void> =>
  playerIn(page)
    .locator(':root')
    .evaluate(() => void dispatchEvent(new Event('fails')))

const document = (script: string) =>
  `<!doctype html><html lang="nl"><title>Speler</title><body style="margin:0;background:#123;color:#fff;font:16px sans-serif"><p id="told">Speler</p><script>${script}</script></body></html>`

const youtube = `
const told = document.getElementById('told')
const tell = (info) => parent.postMessage(JSON.stringify({ event: 'infoDelivery', info }), '*')
addEventListener('message', ({ data }) => {
  const said = JSON.parse(data)
  if (said.event === 'listening') tell({ currentTime: 0, playerState: -1 })
  if (said.func === 'seekTo') { told.textContent = 'op ' + said.args[0]; tell({ currentTime: said.args[0], playerState: 2 }) }
  if (said.func === 'addEventListener' && said.args[0] === 'onError')
    addEventListener('fails', () => parent.postMessage(JSON.stringify({ event: 'onError', info: 150 }), '*'))
  if (said.func === 'playVideo') { told.textContent += ', speelt'; tell({ playerState: 1 }) }
})`
