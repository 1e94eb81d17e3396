import { type ComponentType, Suspense, useCallback, useState } from 'react'
import { retried } from './retried.tsx'

/** The handlers that the button of a lazy part spreads over its element until the part is there. */
export type Use = {
  onClick: () => void
  onPointerEnter: () => void
  onFocus: () => void
  'aria-haspopup': 'menu' | 'dialog'
  'aria-expanded': boolean
}
type Load<Name extends string, Props> = () => Promise<{ [N in Name]: ComponentType<Props & { opensAtOnce?: boolean }> }>

/**
 * Something that opens from a button, whose code is fetched when somebody goes for the button: menus are heavy, and on
 * most pages nobody opens them. Until then only the button is drawn. When it cannot be fetched the button stays, somebody
 * who pressed it is told, and the next press tries again (SH-UI-13).
 *
 *     const AccountMenu = onUse(() => import('./AccountMenu.tsx'), 'AccountMenu', 'menu', AccountButton)
 */
export function onUse<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  opens: 'menu' | 'dialog',
  Button: ComponentType<Props & Use>,
) {
  const newest = retried(load, name)
  const fetch = () => void load().catch(() => {})
  return (props: Props) => {
    const [used, setUsed] = useState(false)
    const stay = useCallback(() => setUsed(false), [])
    const use = { onClick: () => setUsed(true), onPointerEnter: fetch, onFocus: fetch }
    const button = <Button {...props} {...use} aria-haspopup={opens} aria-expanded={used} />
    const Part = newest()
    return used ? (
      <Suspense fallback={button}>
        <Part {...props} onMissing={stay} opensAtOnce />
      </Suspense>
    ) : (
      button
    )
  }
}
