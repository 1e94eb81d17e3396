import { Link } from '@tanstack/react-router'
import type { ComponentProps, ComponentType } from 'react'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  to: string
  /** Takes the place of the address before, as a filter does. */
  replace?: boolean
  /** The address of the shop from which a product is opened. */
  from?: string
}

// As PathLink, but what lies below stays where it is: the shop changes in its place.
const Anchor = Link as unknown as ComponentType<
  Omit<ComponentProps<'a'>, 'href'> & { href: string; replace?: boolean; resetScroll: boolean; state: object }
>

/** A link within the shop (SHOP-LIST-23). */
export const ShopLink = ({ to, from, ...rest }: Props) => (
  <Anchor {...rest} href={to} resetScroll={false} state={{ shopAt: from }} />
)
