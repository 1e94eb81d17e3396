import { expect, test } from 'vitest'
import { roles } from '../access/roles.ts'
import { messageTextRefusal } from '../community/messageText.ts'
import { bots, offersBots } from './bots.ts'
import { botText, templates } from './botTextWords.ts'

test('IN-BOT-03 X3-LIMIT-21 IN-BOT-09 IN-BOT-10 IN-BOT-11 IN-BOT-12 four bots, each with its name and its own text', () => {
  expect(bots.map(({ id, name }) => [name, templates[id].slice(0, 44), templates[id].slice(-32)])).toEqual([
    ['Sol (licht en slaap)', 'Hoi {naam}, dank voor je bericht! Begin klein', 'slaapt en deel je ervaring hier.'].map(
      cut,
    ),
    ['Terra (voeding)', 'Hoi {naam}, goede vraag! Houd drie dagen bij', 'atie? Overleg dan eerst met je arts.'].map(
      cut,
    ),
    ['Aura (adem en stress)', 'Hoi {naam}, fijn dat je dit deelt. Probeer v', 'hten contact op met je huisarts.'].map(
      cut,
    ),
    [
      'Vita (beweging en herstel)',
      'Hoi {naam}, mooi dat je hiermee bezig bent! ',
      'ier, dan bouwen we samen verder.',
    ].map(cut),
  ])
})
const cut = (text: string, at: number) => (at === 1 ? text.slice(0, 44) : at === 2 ? text.slice(-32) : text)

test.each([
  [{ firstName: ' Noor ', username: 'noor_b' }, 'Hoi Noor,'],
  [{ firstName: '', username: 'noor_b' }, 'Hoi noor_b,'],
  [{ firstName: null, username: null }, 'Hoi daar,'],
  [null, 'Hoi daar,'],
  [{ firstName: '$& {naam}', username: null }, 'Hoi $& {naam},'],
])('IN-BOT-04 IN-BOT-08 the name of %o is put in, and the text can be sent as it is', (sender, begins) => {
  for (const bot of bots) {
    const text = botText(bot, sender)
    expect(text.startsWith(begins)).toBe(true)
    expect(messageTextRefusal(text)).toBeNull()
  }
})

test('IN-BOT-01 IN-BOT-02 IN-BOT-13 only admins are offered them, and never for a message from outside', () => {
  expect(roles.filter((role) => offersBots(role, { type: 'reply' }))).toEqual(['admin'])
  expect(offersBots(null, { type: 'reply' })).toBe(false)
  expect(offersBots('admin', { type: 'external_message' })).toBe(false)
})
