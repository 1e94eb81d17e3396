import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DayBand } from './DayBand.tsx'

const drawn = (now: number) => renderToStaticMarkup(<DayBand day={{ sunrise: 480, sunset: 1080, now }} moments={[]} />)

test('SH-TODAY-02 by night a moon stands with the time at its edge of the band, by day the sun on the line', () => {
  expect(drawn(185)).toMatch(/left-3.*lucide-moon.*03:05/)
  expect(drawn(1410)).toMatch(/right-3.*lucide-moon.*23:30/)
  expect(drawn(185)).not.toContain('bg-sun')
  expect(drawn(720)).toContain('bg-sun')
  expect(drawn(720)).not.toContain('lucide-moon')
})
