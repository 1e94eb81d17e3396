import { refusedCheckout } from '@bewezen/domain/membership/words.ts'
import { useMutation } from '@tanstack/react-query'
import { api } from '../base/api/api.ts'
import { useQueries } from '../base/api/queries.ts'
import { tellError } from '../base/parts/toast.ts'
import { checkoutAddress, Stopped } from './checkoutAddress.ts'

/** Starts the checkout at the price that is shown and leaves for the provider's page; says what stopped it (SUB-CHECKOUT-09). */
export function useCheckout(shownCents: number | undefined): { start: () => void; isBusy: boolean } {
  const queries = useQueries()
  const checkout = useMutation<string, Error, void>(
    {
      retry: false,
      mutationFn: () =>
        checkoutAddress({
          shownCents,
          refresh: () => api.account.viewer.call({}),
          plans: () => api.membership.plans.call({}),
          start: (product_id) => api.membership.startCheckout.call({ product_id, agreed_to_terms: true }),
          pause: () => new Promise((resolve) => setTimeout(resolve, 1000)),
          origin: window.location.origin,
        }),
      onSuccess: (url) => window.location.assign(url),
      onError: (problem) => {
        const { notice, leadsTo } = problem instanceof Stopped ? problem : new Stopped(refusedCheckout('UNKNOWN'))
        tellError(notice.title, notice.text)
        if (leadsTo) window.location.assign(leadsTo)
        void queries.invalidateQueries({ queryKey: api.membership.key() })
      },
    },
    queries,
  )
  // Until the page is left the button stays busy (SUB-CHECKOUT-20).
  return { start: () => checkout.mutate(), isBusy: checkout.isPending || checkout.isSuccess }
}
