import type { ReactNode } from 'react'
import { contentId } from './words.ts'

/** A page that holds one message and the way on. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <main id={contentId} tabIndex={-1} className="mx-auto flex max-w-[40rem] flex-col items-start gap-5 px-5 py-24">
    {children}
  </main>
)
