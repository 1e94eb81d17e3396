import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'

/** Something to know that forbids nothing; said when it comes up while somebody types. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <p
    role="status"
    className="flex items-start gap-2.5 rounded-m bg-sun-soft px-3.5 py-3 text-fs-14 leading-normal text-ink wrap-anywhere"
  >
    <TriangleAlert size={18} className="mt-px flex-none text-sun-ink" aria-hidden="true" />
    <span>{children}</span>
  </p>
)
