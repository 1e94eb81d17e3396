/** Marks the part that scrolls in a page that fills the window: `<div {...scrollsAsPage}>` stands again where it was left. */
export const scrollsAsPage = { 'data-scroll-restoration-id': 'page' } as const

export const partSelector = '[data-scroll-restoration-id]'

/** That part of this page, when it has one. */
export const scrollingPart = (): Element | null => document.querySelector(partSelector)
