import { Link } from '@tanstack/react-router'
import type { ComponentProps, ComponentType } from 'react'

export type PathLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string
  /** For a page that is about to change: what was read when the pointer came by would be shown as it was. */
  preload?: false
  /** Takes the place of the address before. */
  replace?: boolean
  /** When it counts as the current one; by itself also on the pages below it. */
  activeOptions?: { exact: boolean; includeSearch: boolean }
}

// The router types its links by the route tree. Navigation tables and stored addresses hold plain paths, some of
// them with a search or hash, so they enter here as an address that the router takes apart itself.
const Anchor = Link as unknown as ComponentType<
  Omit<PathLinkProps, 'to'> & {
    href: string
    activeOptions: { exact: boolean; includeSearch: boolean }
    activeProps: object
  }
>
const nothing = {}

/** A link to a path on this site, such as `/auth?mode=register`; the router marks it as current. */
export const PathLink = ({ to, ...rest }: PathLinkProps) => (
  <Anchor
    activeProps={nothing}
    activeOptions={{ exact: to === '/', includeSearch: to.includes('?') }}
    {...rest}
    href={to}
  />
)
