import { newId } from '@bewezen/domain/base/newId.ts'
import { toWallTime } from '@bewezen/domain/base/wallTime.ts'
import { type LivestreamForm, newLivestreamForm, textOf } from '@bewezen/domain/livestreams/livestreamForm.ts'
import { expect, type Page } from '@playwright/test'

/** Who signs in. */
export const [teacherIs, memberIs, adminIs] = [
  { as: 'docent@bewezen.example' },
  { as: 'lid@bewezen.example' },
  { as: 'admin@bewezen.example' },
]
export const youtube = 'https://youtu.be/dQw4w9WgXcQ'
export const recording = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'

/** Players of others are stood in for; every address that was asked for is kept. */
export async function withPlayers(page: Page, answer: 'loads' | 'hangs' = 'loads'): Promise<string[]> {
  const asked: string[] = []
  await page.context().route(/youtube|youtu\.be|rumble|vimeo/, (route) => {
    asked.push(route.request().url())
    if (answer === 'hangs') return
    return route.fulfill({ contentType: 'text/html', body: '<title>Speler</title>' })
  })
  return asked
}

/** So many minutes from now, as a field writes it. */
export const soon = (minutes: number) => toWallTime(Date.now() + minutes * 60_000)
type Wish = Partial<LivestreamForm> & { embedCode?: string }
/** Stores a stream as the form would send it; answers its id. */
export async function stream(page: Page, wish: Wish = {}): Promise<string> {
  const id = newId()
  const form: LivestreamForm = {
    ...newLivestreamForm(),
    title: 'Ademen bij sneeuw',
    youtubeUrl: youtube,
    startTime: soon(-5),
    visibleToEveryone: true,
    ...wish,
  }
  const livestream = { ...textOf(form), ...(wish.embedCode === undefined ? {} : { embedCode: wish.embedCode }) }
  const answer = await page.request.post('/api/livestreams/save', { data: { id, version: null, livestream } })
  expect(answer.status(), await answer.text()).toBe(200)
  return id
}
export const remove = (page: Page, id: string) => page.request.post('/api/livestreams/remove', { data: { id } })

export const frame = (page: Page) => page.locator('main iframe')
export const dialog = (page: Page) => page.getByRole('dialog')
export const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
export const talk = (page: Page) => page.getByRole('region', { name: /^Gesprek/ })
export const save = (page: Page) => dialog(page).getByRole('button', { name: 'Opslaan' })
