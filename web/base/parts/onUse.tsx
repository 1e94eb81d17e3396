import { type ComponentType, lazy, Suspense, useState } from 'react'

/** What the button of a part takes until the part is there: it spreads this over its element. */
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
 * most pages nobody opens them. Until then only the button is drawn.
 *
 *     const AccountMenu = onUse(() => import('./AccountMenu.tsx'), 'AccountMenu', 'menu', AccountButton)
 */
export function onUse<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  opens: 'menu' | 'dialog',
  Button: ComponentType<Props & Use>,
) {
  const Part = lazy(async () => ({ default: (await load())[name] as ComponentType<object> }))
  const fetch = () => void load()
  return (props: Props) => {
    const [used, setUsed] = useState(false)
    const use = { onClick: () => setUsed(true), onPointerEnter: fetch, onFocus: fetch }
    const button = <Button {...props} {...use} aria-haspopup={opens} aria-expanded={used} />
    return used ? (
      <Suspense fallback={button}>
        <Part {...props} opensAtOnce />
      </Suspense>
    ) : (
      button
    )
  }
}
