import { expect, test, vi } from 'vitest'
import { checkoutAddress, Stopped } from './checkoutAddress.ts'

const student = { id: 'student', name: 'Student lidmaatschap', priceCents: 4900, stock: 10 }
const free = { id: 'free', name: 'Geen lidmaatschap', priceCents: 0, stock: null }
const url = 'https://checkout.stripe.com/c/pay/cs_1'
const deps = () => ({
  shownCents: 4900 as number | undefined,
  refresh: vi.fn(async (): Promise<unknown> => ({})),
  plans: vi.fn(async () => [free, student]),
  start: vi.fn(async (_productId: string) => ({ url })),
  pause: vi.fn(async () => {}),
  origin: 'https://bewezen.example',
})
const refused = (code: string) => Object.assign(new Error(code), { code, status: 409 })
const stoppedBy = async (those: ReturnType<typeof deps>) => {
  const problem = await checkoutAddress(those).catch((thrown: unknown) => thrown)
  if (!(problem instanceof Stopped)) throw new Error('it went on')
  return { ...problem.notice, leadsTo: problem.leadsTo }
}

test('SH-CALL-37 SUB-CHECKOUT-04 SUB-CHECKOUT-06 SUB-CHECKOUT-09 the session is looked at first, then the plan is chosen and its address followed', async () => {
  const those = deps()
  expect(await checkoutAddress(those)).toBe(url)
  expect(those.start).toHaveBeenCalledExactlyOnceWith('student')
  const order = [those.refresh, those.plans, those.start].map((one) => one.mock.invocationCallOrder[0] ?? 0)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
})

test('SUB-CHECKOUT-05 a failed refresh says that the session is over, and nothing is started', async () => {
  const those = deps()
  those.refresh.mockRejectedValue(refused('SIGN_IN_REQUIRED'))
  expect((await stoppedBy(those)).title).toBe('Je sessie is verlopen. Log opnieuw in en probeer het nog eens.')
  expect(those.start).not.toHaveBeenCalled()
})

test('SUB-CHECKOUT-08 a failing read of the plans says so', async () => {
  const those = deps()
  those.plans.mockRejectedValue(new Error('away'))
  expect((await stoppedBy(those)).title).toBe('Fout bij ophalen producten')
})

test('SUB-CHECKOUT-07 SUB-CHECKOUT-15 without a plan to pay for there is nothing to start', async () => {
  const those = deps()
  for (const plans of [[], [free]]) {
    those.plans.mockResolvedValue(plans)
    expect((await stoppedBy(those)).title).toBe('Geen beschikbare abonnementen gevonden')
  }
  expect(those.start).not.toHaveBeenCalled()
})

test('SUB-CHECKOUT-01 whoever turns out not to be signed in is told and led to where that is done', async () => {
  const those = deps()
  those.start.mockRejectedValue(refused('SIGN_IN_REQUIRED'))
  expect(await stoppedBy(those)).toMatchObject({ title: 'Inloggen vereist', leadsTo: '/auth' })
})

test('SUB-CHECKOUT-03 a second subscription is refused in its own words', async () => {
  const those = deps()
  those.start.mockRejectedValue(refused('ALREADY_SUBSCRIBED'))
  expect(await stoppedBy(those)).toMatchObject({ title: 'Je hebt al een abonnement', leadsTo: null })
})

test('SUB-CHECKOUT-10 an invalid claim is tried once more after a second', async () => {
  const those = deps()
  those.start.mockRejectedValueOnce(new Error('JWT: invalid claim: sub'))
  expect(await checkoutAddress(those)).toBe(url)
  expect([those.pause.mock.calls.length, those.start.mock.calls.length]).toEqual([1, 2])
})

test('SUB-CHECKOUT-10 SUB-CHECKOUT-11 a second one, and any other error at once, is Fout bij checkout', async () => {
  const twice = deps()
  twice.start.mockRejectedValue(new Error('invalid claim'))
  expect((await stoppedBy(twice)).title).toBe('Fout bij checkout')
  expect(twice.start).toHaveBeenCalledTimes(2)
  const other = deps()
  other.start.mockRejectedValue(refused('PROVIDER_FAILED'))
  expect((await stoppedBy(other)).title).toBe('Fout bij checkout')
  expect(other.start).toHaveBeenCalledTimes(1)
})

test.each([5900, 100, undefined])(
  'X3-EDGE-39 SUB-LAW-01 who read the price %s is asked nothing at 4900',
  async (shownCents) => {
    const those = { ...deps(), shownCents }
    expect(await stoppedBy(those)).toMatchObject({
      title: 'Fout bij checkout',
      text: 'Dit abonnement is niet meer beschikbaar.',
    })
    expect(those.start).not.toHaveBeenCalled()
  },
)

test('SUB-CHECKOUT-18 an address that is not the provider’s is not followed', async () => {
  const those = deps()
  those.start.mockResolvedValue({ url: 'https://evil.example/pay' })
  expect((await stoppedBy(those)).title).toBe('Fout bij checkout')
})
