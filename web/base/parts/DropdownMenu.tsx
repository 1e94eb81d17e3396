import { DropdownMenu as Radix } from 'radix-ui'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { BackCloses } from '../address/useBackCloses.ts'
import { classes } from './classes.ts'
import { PathLink } from './PathLink.tsx'
import { SwitchArt } from './Switch.tsx'

type MenuProps = {
  trigger: ReactElement
  label: string
  align?: 'start' | 'end'
  children: ReactNode
  width?: number
  /** For a menu that comes because its button was pressed. */
  opensAtOnce?: boolean
}

const item =
  'flex min-h-[46px] w-full cursor-default items-center gap-3 rounded-m px-3 text-left text-[15px] font-[550] no-underline select-none focus-visible:-outline-offset-3 data-highlighted:bg-surface-2 data-disabled:text-ink-3'

/** A menu that opens from its trigger; arrows move, letters jump, Escape and Back close and give the focus back (SH-UI-23). */
export function DropdownMenu({ trigger, label, align = 'end', children, width = 240, opensAtOnce = false }: MenuProps) {
  const [open, setOpen] = useState(false)
  // Not from the start: the menu looks for the landmark around its button, which must be there first.
  useEffect(() => setOpen(opensAtOnce), [opensAtOnce])
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    // Not modal: the page keeps its scrollbar, while Tab stays inside the menu until it closes.
    <Radix.Root modal={false} open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild ref={anchor}>
        {trigger}
      </Radix.Trigger>
      {open && <BackCloses onClose={() => setOpen(false)} />}
      <Radix.Portal container={landmarkAround(anchor.current)}>
        <Radix.Content
          align={align}
          aria-label={label}
          sideOffset={8}
          collisionPadding={12}
          className="pointer-events-auto z-(--z-drawer) max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-24px)] origin-(--radix-dropdown-menu-content-transform-origin) overflow-y-auto rounded-l border border-line bg-surface p-2 shadow-2 data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in"
          style={{ width }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Outside every list that would clip it, yet inside the dialog or landmark it belongs to. */
const landmarkAround = (anchor: Element | null): HTMLElement | null =>
  anchor?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], header, main') ?? null

const calm = 'text-ink [&>svg]:text-ink-2'
const alarming = 'text-ember-ink'

type ItemProps = {
  icon?: ReactNode
  children: ReactNode
  /** The present choice, shown at the end of the line. */
  value?: ReactNode
  onSelect: () => void
  /** Leaves the menu open, for items that step through choices. */
  staysOpen?: boolean
  danger?: boolean
  disabled?: boolean
}

/** Something to do. */
export const MenuItem = ({ icon, children, value, onSelect, staysOpen, danger, disabled }: ItemProps) => (
  <Radix.Item
    disabled={disabled}
    className={classes(item, danger ? alarming : calm)}
    onSelect={(event) => {
      if (staysOpen) event.preventDefault()
      onSelect()
    }}
  >
    {icon}
    {children}
    {value !== undefined && <span className="ml-auto text-fs-14 font-medium text-ink-3">{value}</span>}
  </Radix.Item>
)

type LinkProps = { icon?: ReactNode; to: string; replace?: boolean; children: ReactNode }

/** Somewhere to go. */
export const MenuLink = ({ icon, to, replace, children }: LinkProps) => (
  <Radix.Item asChild className={classes(item, calm)}>
    <PathLink to={to} replace={replace}>
      {icon}
      {children}
    </PathLink>
  </Radix.Item>
)

type ToggleProps = {
  icon?: ReactNode
  children: ReactNode
  on: boolean
  onChange: (on: boolean) => void
  disabled?: boolean
}

/** Something that is on or off; the menu stays open so that the change is seen. */
export const MenuToggle = ({ icon, children, on, onChange, disabled }: ToggleProps) => (
  <Radix.CheckboxItem
    checked={on}
    disabled={disabled}
    onCheckedChange={onChange}
    onSelect={(event) => event.preventDefault()}
    className={classes(item, calm)}
  >
    {icon}
    {children}
    <SwitchArt on={on} className="ml-auto" />
  </Radix.CheckboxItem>
)

export const MenuSeparator = () => <Radix.Separator className="-mx-2 my-2 h-px bg-line" />

export const MenuGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <Radix.Group>
    <Radix.Label className="px-3 pt-3 pb-1 text-fs-13 font-semibold text-ink-3">{title}</Radix.Label>
    {children}
  </Radix.Group>
)
