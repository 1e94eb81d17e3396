import { redirect } from '@tanstack/react-router'
import type { RouterContext } from './base/routerContext.ts'

/** A signed-in person's home is the community (SH-ROUTE-01..03). */
export const toCommunity = ({ context }: { context: RouterContext }) => {
  if (context.signedIn) throw redirect({ to: '/community', replace: true })
}

/** An address that became another one: for good (308), so that who kept the old one may keep the new one instead, or for now. */
export const moved = (to: string, statusCode: 307 | 308 = 308) => ({
  beforeLoad: ({ location }: { location: { searchStr: string } }) => {
    throw redirect({ href: to + location.searchStr, replace: true, statusCode })
  },
})

/**
 * A page about an order: without all that names it there is nothing to say (SUB-PAY-02, SUB-PAY-08). The server sends
 * such a visitor on: a browser that leaves while its first page is being taken over would have to draw it twice.
 * Whoever stays on the page is not sent away, since the page itself takes a secret out of the address.
 */
export const onlyWith = (...names: string[]) =>
  ({
    ssr: 'data-only',
    beforeLoad: ({ location, cause }: { location: { searchStr: string }; cause: string }) => {
      const query = new URLSearchParams(location.searchStr)
      if (cause !== 'stay' && !names.every((name) => query.get(name)))
        throw redirect({ to: '/products', replace: true })
    },
  }) as const
