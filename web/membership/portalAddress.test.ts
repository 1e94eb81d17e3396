import { expect, test, vi } from 'vitest'
import { openPortal } from './portalAddress.ts'

const url = 'https://billing.stripe.com/p/session/1'
const deps = () => {
  const tab = { lead: vi.fn(), close: vi.fn() }
  return {
    tab,
    ask: vi.fn(async () => ({ url })),
    openTab: vi.fn((): typeof tab | null => tab),
    leave: vi.fn(),
    origin: 'https://bewezen.example',
  }
}
const refused = (code: string) => Object.assign(new Error(code), { code, status: 409 })

test('SUB-PAGE-11 SUB-PAGE-17 the tab is opened on the click, before the address is known, and led there', async () => {
  const those = deps()
  expect(await openPortal(those)).toBeNull()
  expect(those.openTab.mock.invocationCallOrder[0]).toBeLessThan(those.ask.mock.invocationCallOrder[0] ?? 0)
  expect(those.tab.lead).toHaveBeenCalledExactlyOnceWith(url)
  expect(those.leave).not.toHaveBeenCalled()
})

test('SUB-PAGE-17 where tabs are blocked the address opens in this one', async () => {
  const those = deps()
  those.openTab.mockReturnValue(null)
  expect(await openPortal(those)).toBeNull()
  expect(those.leave).toHaveBeenCalledExactlyOnceWith(url)
})

test.each([
  ['NO_CUSTOMER', 'Je betaalt geen abonnement, dus er is niets om te beheren.'],
  ['STRIPE_NOT_CONFIGURED', 'Betalingen zijn momenteel niet beschikbaar. Neem contact op met de beheerder.'],
  ['PROVIDER_FAILED', undefined],
])(
  'SUB-CHECKOUT-12 SUB-PAGE-17 X3-ERR-27 %s closes the tab again and says Fout bij openen portaal',
  async (code, text) => {
    const those = deps()
    those.ask.mockRejectedValue(refused(code))
    expect(await openPortal(those)).toEqual({ title: 'Fout bij openen portaal', ...(text ? { text } : {}) })
    expect(those.tab.close).toHaveBeenCalledTimes(1)
    expect([those.tab.lead.mock.calls, those.leave.mock.calls]).toEqual([[], []])
  },
)

test.each(['', '/profile', 'https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
  'X3-EDGE-42 an address such as %j is not followed',
  async (address) => {
    for (const tab of [true, false]) {
      const those = deps()
      if (!tab) those.openTab.mockReturnValue(null)
      those.ask.mockResolvedValue({ url: address })
      expect(await openPortal(those)).toEqual({ title: 'Fout bij openen portaal' })
      expect([those.tab.lead.mock.calls, those.leave.mock.calls]).toEqual([[], []])
    }
  },
)
