import { plainText, readingMinutes } from '@bewezen/domain/base/richText.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cleanRichText } from '../../base/richText.ts'
import { lessonText, university } from '../lessons.ts'
import { lessonReading } from './lessonReading.ts'
import { articleHtml } from './longArticle.ts'
import { chartOf, reading } from './reading.ts'

const shown = reading.map((article) => {
  const html = articleHtml(article.text, '<p>een grafiek</p>')
  return { ...article, html, words: plainText(html).split(/\s+/).filter(Boolean) }
})

test('COM-START-30 there are nine articles and more, each of nine hundred words and more', () => {
  expect(reading.length).toBeGreaterThanOrEqual(9)
  for (const { title, words, html } of shown) {
    expect(words.length, title).toBeGreaterThanOrEqual(900)
    expect(readingMinutes(html), title).toBeGreaterThanOrEqual(5)
  }
})

test('COM-START-59 the list shows reading times that differ as the articles do: three and more, and the longest takes nine minutes', () => {
  const minutes = shown.map(({ html }) => readingMinutes(html))
  expect(new Set(minutes).size).toBeGreaterThanOrEqual(3)
  expect([Math.min(...minutes), Math.max(...minutes)]).toEqual([5, 9])
  expect(minutes.filter((each) => each >= 7).length).toBeGreaterThanOrEqual(3)
})

test('COM-START-30 each has headings, numbers, a chart, sources and the sentence that it is no medical advice', () => {
  for (const { title, html, text, figure } of shown) {
    expect(html.match(/<h2>/g)?.length, title).toBeGreaterThanOrEqual(5)
    expect(text.match(/^\[figuur\]$/gm), title).toHaveLength(1)
    expect(html, title).toContain('<blockquote>')
    expect(html.split('<h2>Bronnen</h2>')[1]?.match(/<li>/g)?.length, title).toBeGreaterThanOrEqual(2)
    expect(html.trimEnd().endsWith('<p>Deze informatie vervangt geen medisch advies.</p>'), title).toBe(true)
    for (const [, value] of figure.bars)
      expect(`${text} ${figure.alt}`, title).toContain(new Intl.NumberFormat('nl-NL').format(value))
    expect(chartOf(figure)).not.toMatch(/NaN|undefined/)
  }
})

test('COM-START-30 it is stored as the editor would store it: cleaning changes nothing', () => {
  for (const { title, html } of shown) expect(cleanRichText(html, 'article'), title).toBe(html)
})

test('COM-START-30 the title of a chart is whole, whatever its length, and no letter needs a font of the machine', async () => {
  for (const { title, figure } of reading) {
    const svg = chartOf(figure)
    expect(svg, title).not.toContain('<text')
    const { data, info } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true })
    const margins = Array.from(
      { length: info.height - 60 },
      (_, row) => data[(row + 30) * info.width + info.width - 20] ?? 0,
    )
    expect(Math.max(...margins), title).toBeLessThan(60)
  }
})

test('COM-START-61 no chart is a bright slab beside the text of a dark page, and its letters stand out', async () => {
  for (const { title, figure } of reading) {
    const picture = sharp(Buffer.from(chartOf(figure))).greyscale()
    const { channels } = await picture.stats()
    expect(channels[0]?.mean, title).toBeLessThan(75)
    expect(channels[0]?.max, title).toBeGreaterThan(235)
  }
})

test('COM-START-53 lessons of the first two levels tell a page of their own each, as the editor would store it', () => {
  const lessons = [1, 2].flatMap((level) => Object.values(university[level] ?? {}).flat())
  const texts = lessons.map((lesson) => lessonText(lesson, lessonReading[lesson[0]]))
  for (const [at, html] of texts.entries()) {
    const title = lessons[at]?.[0]
    expect(plainText(html).split(/\s+/).length, title).toBeGreaterThan(lessons[at]?.[3] ? 120 : 150)
    expect(cleanRichText(html, 'article'), title).toBe(html)
  }
  expect(Object.keys(lessonReading).toSorted()).toEqual(lessons.map(([title]) => title).toSorted())
})

test('COM-START-31 every article has three others about the same to read on with', () => {
  for (const { category, title } of reading)
    expect(
      reading.filter((other) => other.category === category && other.title !== title).length,
      title,
    ).toBeGreaterThanOrEqual(3)
})

test('COM-START-30 titles, excerpts and dates differ, and no paragraph stands in two but the last', () => {
  const different = (values: readonly unknown[]) => new Set(values).size
  expect(different(reading.map(({ title }) => title))).toBe(reading.length)
  expect(different(reading.map(({ daysAgo }) => daysAgo))).toBe(reading.length)
  for (const { excerpt } of reading) expect(excerpt.length).toBeLessThanOrEqual(300)
  const paragraphs = shown.flatMap(({ text }) => text.split(/\n{2,}/).filter((one) => one.length > 80))
  expect(different(paragraphs)).toBe(paragraphs.length)
})
