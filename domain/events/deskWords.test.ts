import { expect, test } from 'vitest'
import { minimumText, partWords, settingsWords } from './deskWords.ts'

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

test('EV-MORE-28 EV-MORE-36 part of the money goes to who paid, which is not said of who has the place', () => {
  expect(partWords.title('Sem Bos')).toBe('Deel terugbetalen voor de plek van Sem Bos')
  expect(partWords.left('€ 5,00')).toContain('naar wie betaald heeft')
})

test('EV-FORM-60 an edit that comes second says to read the page anew', () => {
  expect(settingsWords.changed).toBe('Dit evenement is intussen gewijzigd. Ververs de pagina.')
})
