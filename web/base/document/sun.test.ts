import { daylightAt } from '@bewezen/domain/pictures/daylight.ts'
import { expect, test } from 'vitest'
import { dayLineAt } from './sun.ts'

test('MKT-MORE-35 the light that a card of an event is drawn by is that of its page, to three minutes, all year', () => {
  for (let day = 0; day < 366; day++) {
    const moment = new Date(Date.UTC(2028, 0, 1 + day, (day * 7) % 24, 30))
    const [page, card] = [dayLineAt(moment), daylightAt(moment.toISOString())]
    expect(card.at).toBe(page.now)
    expect(Math.abs(card.sunrise - page.sunrise), `${day} up`).toBeLessThanOrEqual(3)
    expect(Math.abs(card.sunset - page.sunset), `${day} down`).toBeLessThanOrEqual(3)
  }
})
