import { accountCases } from './accounts.ts'
import type { Cases } from './case.ts'
import { eveningCases } from './evenings.ts'
import { placeCases } from './places.ts'
import type { Stage } from './stage.ts'
import { workCases } from './works.ts'

/** Every operation that writes, with the requests of two who ask it. */
export const casesOf = (stage: Stage): Cases => ({
  ...accountCases(stage),
  ...placeCases(stage),
  ...workCases(stage),
  ...eveningCases(stage),
})

/** What nothing here can ask for, so that it is refused each time. */
export const neverDone: readonly string[] = [
  // There is an admin already; `firstAdmin.race.test.ts` begins without one.
  'account.becomeFirstAdmin',
  // A key that signs is in a browser.
  'account.savePasskey',
  'account.signInWithPasskey',
  // The model of the assistant writes no products and draws none; nothing is written then.
  'shop.generateProduct',
  'shop.generateImage',
]

/** A case is named after its operation, with what is special of it behind a space. */
export const operationIn = (name: string): string => name.split(' ')[0] ?? ''
