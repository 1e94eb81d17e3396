import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export type TabOption<Value extends string> = { value: Value; label: string; count?: number }
type Props<Value extends string> = {
  /** The accessible name of the tab list. */
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly TabOption<Value>[]
  /** The panels: one `TabPanel` for each option, or one that shows whatever is chosen. */
  children: ReactNode
}

const tab =
  'relative inline-flex min-h-[46px] items-center gap-2 px-3.5 text-fs-16 max-sm:gap-1.5 max-sm:px-2 font-[550] whitespace-nowrap text-ink-2 hover:text-ink focus-visible:-outline-offset-3 data-[state=active]:font-[650] data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-3.5 max-sm:data-[state=active]:after:inset-x-2 data-[state=active]:after:-bottom-px data-[state=active]:after:h-[3px] data-[state=active]:after:rounded-t-[3px] data-[state=active]:after:bg-ink'

/** Panels of which one is shown; arrows, Home and End move between the tabs. */
export function Tabs<Value extends string>({ label, value, onChange, options, children }: Props<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((option) => option.value === chosen)
    if (option) onChange(option.value)
  }
  return (
    <Radix.Root value={value} onValueChange={choose}>
      <Radix.List
        ref={showChosen}
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {options.map((option) => (
          <Radix.Trigger key={option.value} value={option.value} className={tab}>
            {option.label}
            {option.count !== undefined && (
              <span className="rounded-s bg-surface-2 px-[7px] py-px text-fs-13 font-[550] text-ink-2">
                {option.count}
              </span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  )
}

/** On a phone the chosen tab may stand beyond the edge when the page opens. */
function showChosen(list: HTMLElement | null): void {
  const chosen = list?.querySelector('[data-state=active]')?.getBoundingClientRect()
  const frame = list?.getBoundingClientRect()
  if (list && chosen && frame && chosen.right > frame.right) list.scrollLeft += chosen.right - frame.right
}

/** A tab panel: shown while its tab is chosen. */
export const TabPanel = ({ value, children }: { value: string; children: ReactNode }) => (
  <Radix.Content value={value} className="pt-5">
    {children}
  </Radix.Content>
)
