import { panelSize } from '@bewezen/domain/assistant/limits.ts'
import { assistantWords } from '@bewezen/domain/assistant/words.ts'
import { type PointerEvent, useRef } from 'react'
import { widest } from './usePanelWidth.ts'

const step = 24

/** The left edge of the panel, which is dragged or moved with the arrows; only where the panel is one (SH-ASSIST-05). */
export function Resizer({ width, onResize }: { width: number; onResize: (wish: number) => void }) {
  const from = useRef<{ x: number; width: number } | null>(null)
  const begin = (event: PointerEvent<HTMLElement>) => {
    from.current = { x: event.clientX, width }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const move = ({ clientX }: PointerEvent) => from.current && onResize(from.current.width + from.current.x - clientX)
  const end = () => {
    from.current = null
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule that moves; an hr takes no focus
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={assistantWords.resize}
      aria-valuenow={width}
      aria-valuemin={panelSize.leastWidth}
      aria-valuemax={widest()}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') onResize(width + step)
        if (key === 'ArrowRight') onResize(width - step)
      }}
      className="group absolute inset-y-6 -left-1.5 z-10 grid w-3 cursor-ew-resize touch-none place-items-center max-lg:hidden"
    >
      <span className="h-10 w-1 rounded-full bg-line-strong opacity-0 fast group-hover:opacity-100 group-focus-visible:opacity-100" />
    </div>
  )
}
