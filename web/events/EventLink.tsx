import { Link } from '@tanstack/react-router'
import type { ComponentProps, ComponentType } from 'react'

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string }

// As PathLink, but what lies below stays where it is: the event lies over its calendar.
const Anchor = Link as unknown as ComponentType<
  Omit<Props, 'to'> & { href: string; resetScroll: boolean; replace?: boolean; state: object | true }
>
const fromCalendar = { fromCalendar: true }

/** A link that opens an event over the calendar (EV-CAL-15, EV-ROUTE-19). */
export const EventLink = ({ to, ...rest }: Props) => (
  <Anchor {...rest} href={to} resetScroll={false} state={fromCalendar} />
)

/** A link that opens an event in place of the one that is open: closing it leads to where that one was opened (EV-MORE-146). */
export const InsteadLink = ({ to, ...rest }: Props) => (
  <Anchor {...rest} href={to} resetScroll={false} replace state={true} />
)
