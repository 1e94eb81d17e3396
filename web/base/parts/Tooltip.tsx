import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement } from 'react'

/** A short hint that appears on hover and on focus. It repeats or adds; it never holds what somebody must know. */
export const Tooltip = ({ text, children }: { text: string; children: ReactElement }) => (
  <Radix.Provider delayDuration={400}>
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-(--z-toast) max-w-64 animate-fade-in rounded-[8px] bg-night px-2.5 py-1.5 text-fs-13 leading-[1.4] text-on-night shadow-2"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  </Radix.Provider>
)
