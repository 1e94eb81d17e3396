import { sampleTestimonials } from '@bewezen/domain/site/testimonials.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TestimonialCard } from './TestimonialCard.tsx'

const drawn = (card: Partial<Parameters<typeof TestimonialCard>[0]>) =>
  renderToStaticMarkup(
    <TestimonialCard name="Anna" content="Kort gezegd." avatarUrl={null} isSample={false} measured={null} {...card} />,
  )
const isLarge = (html: string) => /<blockquote class="heading /.test(html)

test('MKT-MORE-47 short words without a measurement fill their card, all others are set as text', () => {
  for (const sample of sampleTestimonials)
    expect(isLarge(drawn({ ...sample, avatarUrl: null })), sample.name).toBe(sample.measured === null)
  expect(isLarge(drawn({ content: 'Een langer verhaal. '.repeat(6) }))).toBe(false)
})
