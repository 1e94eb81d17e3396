import { expect, test } from 'vitest'
import { resendConfirmation } from './resendConfirmation.ts'
import { answering, brokenStorage, refusing, storageWith } from './testing/answers.ts'

const now = new Date('2026-11-21T10:00:00Z')
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const resent = { sent: true, sentence: 'Verificatie-email opnieuw verzonden! Check je inbox.' }
const tooMany = { sent: false, sentence: 'Te veel aanvragen. Probeer het over 15 minuten opnieuw.' }

test('SH-VERIFY-15 SH-VERIFY-16 SH-ERR-11 without an address nothing is asked, and the sentence says where to go', async () => {
  const { ask, asked } = answering({})
  for (const email of [null, '', 'geen adres'])
    expect(await resendConfirmation(email, { ask, storage: storageWith(), now })).toEqual({
      sent: false,
      sentence: 'Email adres niet gevonden. Ga terug naar de registratie pagina.',
    })
  expect(asked).toEqual([])
})

test('SH-VERIFY-11 SH-VERIFY-12 SH-VERIFY-14 SH-VERIFY-17 SH-ERR-11 three go within 15 minutes, the fourth is not asked for, and after that it goes again', async () => {
  const { ask, asked } = answering({ 'account.resendConfirmation': { done: true } })
  const storage = storageWith()
  const resend = (at: Date) => resendConfirmation(' Noor@Voorbeeld.nl ', { ask, storage, now: at })

  for (const minute of [0, 1, 2]) expect(await resend(minutesLater(minute))).toEqual(resent)
  expect(await resend(minutesLater(3))).toEqual(tooMany)
  expect(asked).toHaveLength(3)
  expect(asked[0]?.input).toEqual({ email: 'noor@voorbeeld.nl' })

  expect(await resend(minutesLater(17))).toEqual(resent)
})

test('SH-VERIFY-13 SH-VERIFY-14 a browser that forgot its count still shows what the server says, and counts nothing for it', async () => {
  const { ask } = answering({ 'account.resendConfirmation': refusing('TOO_MANY_REQUESTS', 429) })
  const storage = storageWith({ resend_count: 'veel', last_resend_time: 'ooit' })

  expect(await resendConfirmation('noor@voorbeeld.nl', { ask, storage, now })).toEqual(tooMany)
  expect(storage.entries()).toEqual({ resend_count: 'veel', last_resend_time: 'ooit' })
})

test('SH-LOCAL-09 SH-ERR-17 a lost connection and an unknown fault have their own sentences, with any storage', async () => {
  const { ask } = answering({
    'account.resendConfirmation': [refusing('OFFLINE', 503), new Error('?'), { done: true }],
  })
  const again = () => resendConfirmation('noor@voorbeeld.nl', { ask, storage: brokenStorage(), now })

  expect((await again()).sentence).toBe('Geen verbinding. Controleer je internet en probeer het opnieuw.')
  expect((await again()).sentence).toBe('Er is een onbekende fout opgetreden.')
  expect(await again()).toEqual(resent)
})
