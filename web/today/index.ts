import { createElement } from 'react'
import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { Loading } from '../places/index.ts'

/** The member's own day; its code comes when it is drawn (SH-TODAY-09). */
export const TodayScreen = browserOnly(() => import('./TodayScreen.tsx'), 'TodayScreen', createElement(Loading))

/** One's own day beside a conversation; its place stands, and it comes beside a conversation that is read first (COM-START-40). */
export const Beside = browserOnly(() => import('./Beside.tsx'), 'Beside')
