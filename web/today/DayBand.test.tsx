import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DayBand, type Moment } from './DayBand.tsx'

const drawn = (now: number, moments: Moment[] = []) =>
  renderToStaticMarkup(<DayBand day={{ sunrise: 480, sunset: 1080, now }} moments={moments} />)

test('SH-TODAY-02 by night a moon stands with the time at its edge of the band, by day the sun on the line', () => {
  expect(drawn(185)).toMatch(/left-3.*lucide-moon.*03:05/)
  expect(drawn(1410)).toMatch(/right-3.*lucide-moon.*23:30/)
  expect(drawn(185)).not.toContain('bg-sun')
  expect(drawn(720)).toContain('bg-sun')
  expect(drawn(720)).not.toContain('lucide-moon')
})

test('SH-TODAY-02 what has a time stands on the line at its minute, and what is ticked is smaller', () => {
  const [open, done] = [
    { id: 'a', minute: 870, isDone: false },
    { id: 'b', minute: 510, isDone: true },
  ]
  expect(drawn(720, [open])).toMatch(/size-4 bg-surface[^>]*left:clamp\(12px, 50%/)
  expect(drawn(720, [done])).toContain('size-2.5')
  expect(drawn(720, [done])).not.toContain('bg-surface lg:size-5')
})
