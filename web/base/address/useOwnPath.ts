import { useMatch } from '@tanstack/react-router'

/** The path of the page that is drawn: on a step to another page the address is that of the next one while this one still stands. */
export const useOwnPath = (): string => useMatch({ strict: false, select: ({ pathname }) => pathname })
