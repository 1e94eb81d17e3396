import { expect, test } from 'vitest'
import { isLetter, isUrgent, NotificationKind as Kind, type PlaceDetails as Told } from './notifications.ts'
import { notificationWords as words } from './notificationWords.ts'

const place: Told = {
  title: '<b>Ademen</b>',
  zone: 'Europe/Amsterdam',
  offeredUntil: '2026-03-02T11:00:00Z',
  backCents: 2_500,
  currency: 'EUR',
  isPaid: true,
  thanksText: 'Dank <i>je</i>',
  hasPlace: true,
  reason: 'ziek',
}
const bare: Told = { ...place, offeredUntil: null, backCents: 0, isPaid: false, reason: null, thanksText: '' }
const look = 'Bekijk het evenement'
const comesBack = 'Je krijgt € 25,00 terug op je oorspronkelijke betaalmethode.'

test.each<[Kind, string, RegExp[], RegExp[]]>([
  // kind, action, lines with everything known, lines with nothing
  ['made', look, [/^Je doet mee aan <b>Ademen<\/b>\./], [/^Je doet mee/]],
  ['promoted', look, [/plek vrij voor <b>Ademen<\/b>, .+ aangemeld\.$/, /^Kun je toch niet\?/], [/plek vrij/, /^Kun/]],
  [
    'offered',
    'Betaling afronden',
    [/plek vrij voor <b>Ademen<\/b>/, /vast tot 2 maart 2026 12:00\./],
    [/plek vrij voor/],
  ],
  ['waitlistEnded', look, [/voor <b>Ademen<\/b> is gesloten .+ is gewist\.$/], [/is gesloten/]],
  ['cancelled', look, [/voor <b>Ademen<\/b> is geannuleerd\.$/, RegExp(comesBack)], [/is geannuleerd\.$/]],
  ['calledOff', look, [/^<b>Ademen<\/b> gaat niet door\.$/, /^Reden: ziek$/, RegExp(comesBack)], [/gaat niet door\.$/]],
  [
    'moved',
    look,
    [/van <b>Ademen<\/b> is veranderd\./, /annuleren en krijg je al je geld terug\.$/],
    [/is veranderd/, /kun je annuleren\.$/],
  ],
  ['refunded', look, [/^We hebben € 25,00 voor <b>Ademen<\/b> teruggestort/, /een paar dagen/], [/€ 0,00/, /dagen/]],
  ['refundFailed', look, [/^Je krijgt € 25,00 terug voor <b>Ademen<\/b>\. .+ opnieuw/], [/€ 0,00/]],
  ['tooLate', look, [/voor <b>Ademen<\/b> kwam binnen .+ € 25,00 teruggestort/, /een paar dagen/], [/€ 0,00/, /dagen/]],
  ['soon', look, [/^Je hebt een plek op <b>Ademen<\/b>\. Tot morgen!$/], [/Tot morgen/]],
  ['over', look, [/^Gisteren was <b>Ademen<\/b>\.$/, /^Dank <i>je<\/i>$/], [/^Gisteren/, /^Fijn dat je erbij was\.$/]],
])('EV-EDGE-24 %s is told with its title as it was typed, and with what is known of it', (kind, action, ...lines) => {
  expect(words[kind].action).toBe(action)
  expect(words[kind].title).toMatch(/^[A-Z]/)
  for (const [at, told] of [place, bare].entries()) {
    const said = words[kind].lines(told).map((line) => line.replaceAll('\u00a0', ' '))
    const expected = lines[at] ?? []
    expect(said).toHaveLength(expected.length)
    for (const [i, pattern] of expected.entries()) expect(said[i]).toMatch(pattern)
  }
})

test('EV-EDGE-47 each sentence that ends with a title takes the sign of that title', () => {
  const first = (kind: Kind) => words[kind].lines({ ...place, title: 'Slaap jij goed?' })[0]?.replaceAll('\u00a0', ' ')
  expect(first('made')).toBe('Je doet mee aan Slaap jij goed? Tot dan!')
  expect(first('soon')).toBe('Je hebt een plek op Slaap jij goed? Tot morgen!')
  expect(first('over')).toBe('Gisteren was Slaap jij goed?')
  expect(first('refundFailed')).toBe(
    'Je krijgt € 25,00 terug voor Slaap jij goed? Terugstorten lukte nog niet; we proberen het opnieuw. Je hoeft niets te doen.',
  )
  expect(first('transferAsked')).toBe(
    'Een deelnemer wil jou de eigen plek geven op Slaap jij goed? Bekijk het evenement en kies of je de plek aanneemt.',
  )
})

test('EV-MORE-68 a reminder and a thank-you are apart from the news of a place', () => {
  expect(Kind.options.filter(isLetter)).toEqual(['soon', 'over'])
})

test('EV-WAIT-05 only a place that comes cannot wait until somebody looks', () => {
  expect(Kind.options.filter(isUrgent)).toEqual(['promoted', 'offered'])
  expect(Object.keys(words)).toEqual(Kind.options)
})
