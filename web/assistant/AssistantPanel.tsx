import { assistantWords } from '@bewezen/domain/assistant/words.ts'
import Sparkle from 'lucide-react/icons/sparkle'
import X from 'lucide-react/icons/x'
import { Dialog } from 'radix-ui'
import type { CSSProperties } from 'react'
import { useSettings } from '../access/index.ts'
import { useBackCloses } from '../base/address/useBackCloses.ts'
import { useReturnedFocus } from '../base/focus/useReturnedFocus.ts'
import { IconButton } from '../base/parts/IconButton.tsx'
import { isToast } from '../base/parts/overlay.ts'
import { Scrim } from '../base/parts/Scrim.tsx'
import { AlmostReady } from './AlmostReady.tsx'
import { AskForm } from './AskForm.tsx'
import { setChat, useChat } from './chat.ts'
import { Resizer } from './Resizer.tsx'
import { TalkList } from './TalkList.tsx'
import { usePanelWidth } from './usePanelWidth.ts'

/** The assistant: 560 by 720 and wider by dragging, the whole screen below 1024 pixels (SH-ASSIST-01..05). */
export function AssistantPanel() {
  const focus = useReturnedFocus()
  useBackCloses(close)
  const [width, setWidth] = usePanelWidth()
  const settings = useSettings().data
  const { understood } = useChat()
  // Until it is known whether the notice stands there, nothing behind it can be used, and nothing flashes up.
  const covered = !settings?.assistantEnabled && !understood
  return (
    <Dialog.Root open onOpenChange={close}>
      <Dialog.Portal>
        <Scrim open />
        <Dialog.Content
          aria-modal="true"
          aria-describedby={undefined}
          onOpenAutoFocus={focus.onOpenAutoFocus}
          onCloseAutoFocus={focus.onCloseAutoFocus}
          onInteractOutside={(event) => isToast(event.target) && event.preventDefault()}
          style={{ '--panel-width': `${width}px` } as CSSProperties}
          className="fixed inset-0 z-(--z-dialog) flex flex-col bg-surface shadow-3 outline-none data-[state=open]:animate-fade-in lg:top-auto lg:right-6 lg:bottom-6 lg:left-auto lg:h-[min(720px,calc(100dvh-48px))] lg:w-[min(var(--panel-width),calc(100vw-48px))] lg:rounded-xl"
        >
          <Resizer width={width} onResize={setWidth} />
          <header className="flex items-center gap-3 border-b border-line px-5 py-3.5">
            <Sparkle size={22} className="text-sun-ink" aria-hidden="true" />
            <Dialog.Title tabIndex={-1} className="heading min-w-0 flex-1 text-fs-21 outline-none">
              {assistantWords.title}
            </Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={assistantWords.close} icon={<X size={20} />} className="-mr-2" />
            </Dialog.Close>
          </header>
          <div className="relative flex min-h-0 flex-1 flex-col">
            <div inert={covered} className="flex min-h-0 flex-1 flex-col">
              <TalkList />
            </div>
            {covered && settings && <AlmostReady onUnderstood={() => setChat({ understood: true })} />}
          </div>
          <AskForm covered={covered} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const close = () => setChat({ shown: false })
