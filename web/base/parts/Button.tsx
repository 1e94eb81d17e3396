import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { type ButtonShape, buttonLook } from './buttonLook.ts'
import { classes } from './classes.ts'
import { Spinner } from './Spinner.tsx'
import { words } from './words.ts'

export type ButtonProps = Omit<ComponentProps<'button'>, 'children'> &
  ButtonShape & {
    children: ReactNode
    icon?: ReactNode
    /** Under way: the button keeps its width, shows a spinner with `busyText` and does nothing when pressed. */
    busy?: boolean
    busyText?: string
    /** Why the button is disabled; it then stays focusable so that the reason is heard, and the reason is shown below. */
    disabledBecause?: string | null
  }

/** A button that acts on this page. For one that leads elsewhere use `LinkButton`. */
export function Button(props: ButtonProps) {
  const { look, size, block, icon, busy, busyText, disabledBecause, children, className, onClick, ...rest } = props
  const reasonId = useId()
  const isHeld = busy || Boolean(disabledBecause)
  const press = (event: MouseEvent<HTMLButtonElement>) => (isHeld ? event.preventDefault() : onClick?.(event))
  const button = (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-disabled={isHeld || undefined}
      aria-busy={busy || undefined}
      aria-describedby={classes(rest['aria-describedby'], disabledBecause && reasonId) || undefined}
      className={classes(buttonLook({ look, size, block }), busy && 'cursor-progress', className)}
    >
      {busyText === undefined ? (
        <Label icon={busy ? <Spinner /> : icon}>{children}</Label>
      ) : (
        <TwoLabels idle={<Label icon={icon}>{children}</Label>} text={busyText} busy={Boolean(busy)} />
      )}
    </button>
  )
  if (!disabledBecause) return button
  return (
    <span className={classes('inline-grid gap-2', block && 'w-full')}>
      {button}
      <span id={reasonId} className="text-center text-fs-13 leading-[1.45] text-balance text-ink-3">
        {disabledBecause}
      </span>
    </span>
  )
}

const Label = ({ icon, children }: { icon?: ReactNode; children: ReactNode }) => (
  <span className="inline-flex items-center justify-center gap-2">
    {icon}
    {children}
  </span>
)

/**
 * Both texts lie in one cell, so the wider one decides and nothing moves when the button becomes busy. A spinner that
 * nobody sees would make the browser draw sixty frames a second all the same (SH-UI-28).
 */
const TwoLabels = ({ idle, text, busy }: { idle: ReactNode; text: string; busy: boolean }) => (
  <span className="inline-grid [&>*]:[grid-area:1/1]">
    <span className={classes('inline-flex justify-center', busy && 'invisible')} aria-hidden={busy || undefined}>
      {idle}
    </span>
    <span
      className={classes('inline-flex justify-center', !busy && 'invisible [&_svg]:animate-none')}
      aria-hidden={!busy || undefined}
    >
      <Label icon={<Spinner />}>{text || words.busy}</Label>
    </span>
  </span>
)
