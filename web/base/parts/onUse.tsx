import { failureWords } from '@bewezen/domain/base/failureWords.ts'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { tellError } from './toast.ts'

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
  const fetched = () =>
    lazy(async () => {
      try {
        return { default: (await load())[name] as ComponentType<object> }
      } catch {
        Part = fetched()
        return { default: Missing as ComponentType<object> }
      }
    })
  let Part = fetched()
  const fetch = () => void load().catch(() => {})
  return (props: Props) => {
    const [used, setUsed] = useState(false)
    const missing = { onMissing: () => setUsed(false) }
    const use = { onClick: () => setUsed(true), onPointerEnter: fetch, onFocus: fetch }
    const button = <Button {...props} {...use} aria-haspopup={opens} aria-expanded={used} />
    return used ? (
      <Suspense fallback={button}>
        <Part {...props} {...missing} opensAtOnce />
      </Suspense>
    ) : (
      button
    )
  }
}

function Missing({ onMissing }: { onMissing: () => void }) {
  useEffect(() => {
    tellError(failureWords.offline)
    onMissing()
  }, [onMissing])
  return null
}
