import { reactorsWords } from '@bewezen/domain/community/laterWords.ts'
import { Popover } from 'radix-ui'
import { useRef } from 'react'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { ResponsiveModal } from '../base/parts/ResponsiveModal.tsx'

type Props = { messageId: string; emoji: string; count: number; onClose: () => void }

/** Names change with every reaction: they are asked for each time that somebody wants to know. */
const useNames = ({ messageId, emoji }: Props) =>
  useRead(api.community.reactors, { messageId, emoji }, { staleTime: 0, gcTime: 0 }).data?.names

/** The names behind a reaction, beside it, for whoever points at it (COM-CHAT-13). */
export function ReactorsHint({ anchor, ...props }: Props & { anchor: Element }) {
  const place = useRef(anchor)
  place.current = anchor
  const names = useNames(props)
  return (
    <Popover.Root open onOpenChange={(open) => open || props.onClose()}>
      <Popover.Anchor virtualRef={place} />
      <Popover.Portal container={anchor.closest('main')}>
        <Popover.Content
          role="tooltip"
          side="top"
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          className="pointer-events-none z-(--z-toast) max-w-64 animate-fade-in rounded-[8px] bg-night px-2.5 py-1.5 text-fs-13 leading-[1.4] text-on-night shadow-2"
        >
          {names ? sentence(names, props.count) : reactorsWords.loading}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** The names behind a reaction, for whoever holds it with a finger. */
export function ReactorsSheet(props: Props) {
  const names = useNames(props)
  return (
    <ResponsiveModal open onClose={props.onClose} title={reactorsWords.title(props.emoji)} width="s">
      {names ? (
        <ul className="grid gap-1">
          {names.map((name) => (
            <li key={name} className="py-1.5">
              {name}
            </li>
          ))}
        </ul>
      ) : (
        <p role="status">{reactorsWords.loading}</p>
      )}
    </ResponsiveModal>
  )
}

const mostShown = 10

function sentence(names: readonly string[], count: number): string {
  const shown = names.slice(0, mostShown)
  const others = Math.max(count, names.length) - shown.length
  return others > 0 ? `${shown.join(', ')} ${reactorsWords.more(others)}` : shown.join(', ')
}
