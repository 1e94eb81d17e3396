import type { ReactNode } from 'react'

/** Text for people who listen instead of look. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span className="sr-only">{children}</span>
