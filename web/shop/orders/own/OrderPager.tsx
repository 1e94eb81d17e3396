import { orderWords as words } from '@bewezen/domain/shop/orders/orderWords.ts'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { LinkButton } from '../../../base/parts/LinkButton.tsx'

/** SHOP-ORDER-26 */
const ordersPerPage = 20

/** Which of the orders stand here, and the way to the page before and after. */
export function OrderPager({ page, total }: { page: number; total: number }) {
  const last = Math.max(1, Math.ceil(total / ordersPerPage))
  if (last === 1 && page === 1) return null
  const [from, to] = [(page - 1) * ordersPerPage + 1, Math.min(page * ordersPerPage, total)]
  return (
    <nav
      aria-label={words.title}
      className="mt-4 flex flex-wrap items-center justify-between gap-3 text-fs-14 text-ink-2"
    >
      <p role="status">{from <= to && words.pageOf(from, to, total)}</p>
      <div className="flex flex-wrap gap-2">
        {page > 1 && (
          <LinkButton look="line" size="s" icon={<ChevronLeft size={16} />} to={addressOf(Math.min(page - 1, last))}>
            {words.previous}
          </LinkButton>
        )}
        {page < last && (
          <LinkButton look="line" size="s" to={addressOf(page + 1)}>
            {words.next}
            <ChevronRight size={16} aria-hidden="true" />
          </LinkButton>
        )}
      </div>
    </nav>
  )
}

const addressOf = (page: number) => (page === 1 ? '/bestellingen' : `/bestellingen?pagina=${page}`)
