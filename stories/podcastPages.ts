import { newId } from '@bewezen/domain/base/newId.ts'
import { newPodcastForm, type PodcastForm } from '@bewezen/domain/podcasts/podcastForm.ts'
import { expect, type Page } from '@playwright/test'

/** Who signs in. */
export const member = { as: 'lid@bewezen.example' }
export const teacher = { as: 'docent@bewezen.example' }
export const admin = { as: 'admin@bewezen.example' }

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
export const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) })
export const opens = (page: Page, title: string) => card(page, title).getByRole('link', { name: title, exact: true })
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
export const field = (page: Page, name: string) => page.getByRole('textbox', { name })
export const told = (page: Page, text: string) => page.getByText(text, { exact: true }).first()
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Zoek in podcasts...' })

export const chapters = '0:00 Waarom de ochtend telt\n12:40 Waarom het raam niet telt\n21:05 Cortisol zonder angst'
export const transcript =
  '0:10 Noor: Welkom.\n12:40 Noor: Ik zit de hele ochtend aan het raam.\n12:58 Jasper: Op het balkon mat ik tweeduizend lux, achter het glas driehonderd zevenslaper.'

let videos = 0
/** Puts an episode on the site; answers its id. */
export async function given(page: Page, wish: Partial<PodcastForm> & { title: string }): Promise<string> {
  const id = newId()
  const video = `https://youtu.be/verhaal${String(++videos).padStart(4, '0')}`
  const podcast: PodcastForm = {
    ...newPodcastForm(new Date(Date.now() - 60_000 * videos).toISOString()),
    platform: 'youtube',
    originalUrl: video,
    ...wish,
  }
  const answer = await page.request.post('/api/podcasts/save', { data: { id, version: null, podcast } })
  expect(answer.status(), await answer.text()).toBe(200)
  return id
}
