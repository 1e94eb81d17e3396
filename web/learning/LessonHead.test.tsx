import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Art } from './Art.tsx'
import { LessonHead } from './LessonHead.tsx'

vi.mock('@tanstack/react-router', () => ({ useRouteContext: () => ({ site: { asksConsent: false } }) }))
vi.mock('../legal/index.ts', () => ({ useConsent: () => null }))

const lesson = { slug: 'koffie-en-de-klok', title: 'Koffie en de klok', videoId: null }

test('MKT-MORE-46 a lesson without a video has the drawing of its card at its head, in a frame of a kept height', () => {
  const html = renderToStaticMarkup(<LessonHead lesson={lesson} />)
  expect(html).toContain(renderToStaticMarkup(<Art of={lesson} />))
  expect(html).toMatch(/^<div class="[^"]*\bh-40\b/)
})

test('MKT-MORE-46 one with a video has that alone', () => {
  const html = renderToStaticMarkup(<LessonHead lesson={{ ...lesson, videoId: 'dQw4w9WgXcQ' }} />)
  expect(html).toContain('<iframe')
  expect(html).not.toContain('/assets/')
})
