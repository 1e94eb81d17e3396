import { entrances, entranceWords as words } from '../base/address/navigation.ts'
import { LinkButton } from '../base/parts/LinkButton.tsx'

/** Asks a visitor to make an account before buying or enrolling (ROUTE-TABLE-07, ROUTE-TABLE-10, X3-GEN-04). */
export const RegisterBanner = ({ text }: { text: string }) => (
  <aside className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-l border border-line bg-sun-soft px-5 py-4 lg:mb-7">
    <p className="font-[550]">{text}</p>
    <p className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
      <LinkButton to={entrances.register} size="s">
        {words.register}
      </LinkButton>
      <LinkButton to={entrances.signIn} look="line" size="s">
        {words.signIn}
      </LinkButton>
    </p>
  </aside>
)
