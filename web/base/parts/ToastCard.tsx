import Bell from 'lucide-react/icons/bell'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'
import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import { IconButton } from './IconButton.tsx'
import type { ToastContent } from './toast.ts'
import { words } from './words.ts'

const icons = { success: CircleCheck, error: CircleAlert, notice: Bell }

type Props = ToastContent & { onClose: () => void } & Pick<ComponentProps<'div'>, 'ref' | 'onFocus' | 'onBlur'>

/** A night card with a title, one line, perhaps an action, and a close control (SH-UI-08). */
export function ToastCard({ kind, title, line, action, onClose, ...more }: Props) {
  const Icon = icons[kind]
  return (
    <div
      {...more}
      role={kind === 'error' ? 'alert' : 'status'}
      className="flex w-full items-start gap-3 rounded-[14px] bg-night px-4 py-3.5 text-on-night shadow-3 dark:border dark:border-night-line redlight:border redlight:border-night-line"
    >
      <Icon
        size={20}
        className={classes('mt-px', kind === 'error' ? 'text-[oklch(.77_.125_30)] redlight:text-on-night' : 'text-sun')}
      />
      <div className="min-w-0 flex-1">
        <p className="text-[15px] leading-[1.4] font-[650]">{title}</p>
        {line && <p className="text-fs-14 leading-[1.45] text-on-night-2">{line}</p>}
        {action && (
          <Button
            look="night"
            size="s"
            className="mt-2.5"
            onClick={() => {
              action.onPress()
              onClose()
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton
        size="s"
        label={words.closeToast}
        icon={<X size={16} />}
        onClick={onClose}
        className="-mt-1 -mr-1.5 hover:bg-night-2"
      />
    </div>
  )
}
