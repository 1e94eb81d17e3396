import { Link } from '@tanstack/react-router'
import type { ComponentProps, ComponentType } from 'react'

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string }

// As PathLink, but what lies below stays where it is: the event lies over its calendar.
const Anchor = Link as unknown as ComponentType<
  Omit<Props, 'to'> & { href: string; resetScroll: boolean; state: object }
>
const fromCalendar = { fromCalendar: true }

/** A link that opens an event over the calendar (EV-CAL-15, EV-ROUTE-19). */
export const EventLink = ({ to, ...rest }: Props) => (
  <Anchor {...rest} href={to} resetScroll={false} state={fromCalendar} />
)
