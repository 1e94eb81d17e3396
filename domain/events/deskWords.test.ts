import { expect, test } from 'vitest'
import { deelnemersWords, minimumText, partWords } from './deskWords.ts'
import { saveWords } from './formWords.ts'

const date = (taken: number, status: 'scheduled' | 'cancelled' = 'scheduled') => ({ taken, status })

test.each([
  [0, [date(0)], null],
  [4, [], null],
  [4, [date(0, 'cancelled')], null],
  [4, [date(3)], 'Minimum van 4 is nog niet gehaald.'],
  [4, [date(4)], 'Minimum van 4 is gehaald.'],
  [4, [date(9), date(0), date(4), date(9, 'cancelled')], 'Minimum van 4 per datum: op 2 van de 3 datums gehaald.'],
])('EV-FORM-51 a minimum of %i is of each date: %j says %s', (minimum, dates, says) => {
  expect(minimumText(minimum, dates)).toBe(says)
})

test('EV-MORE-98 money of a place that was handed on goes to who paid, by name', () => {
  expect(partWords.title('Sem Bos')).toBe('Deel terugbetalen voor de plek van Sem Bos')
  expect(partWords.left('€ 5,00', 'Noor Vos')).toMatch(
    /staat nog € 5,00\. Het geld gaat terug naar Noor Vos, die betaald/,
  )
  expect(deelnemersWords.comesBack('€ 5,00', 'Noor Vos')).toMatch(/^€ 5,00 gaat terug naar Noor Vos, die betaald heeft/)
  expect(partWords.left('€ 5,00')).toMatch(/Het geld gaat terug naar de betaalmethode\.$/)
})

test('EV-FORM-60 an edit that comes second says to choose, and not to load the page anew', () => {
  expect(saveWords.changed).toBe('Dit evenement is intussen gewijzigd. Kies boven de velden hoe je verdergaat.')
})
