import { atSource } from '@bewezen/domain/base/atSource.ts'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'

/** A plain link from a frame to its video in its own house, which is asked for nothing before it is pressed (LIVE-PLAYER-12, COM-LEARN-37). */
export function AtSource({ src }: { src: string }) {
  const source = atSource(src)
  if (!source) return null
  return (
    <a
      href={source.href}
      target="_blank"
      rel="noopener noreferrer"
      className="mt-1 inline-flex min-h-11 items-center gap-1.5 text-fs-14 text-ink-2 hover:text-ink"
    >
      {source.text}
      <ArrowUpRight size={16} aria-hidden="true" />
    </a>
  )
}
