import type { ReactNode } from 'react'
import { type Load, serverRendered } from './islands.tsx'
import { lazyPart } from './lazyPart.ts'
import { useTakenOver } from './takenOver.ts'

/**
 * A part of a public page that never changes: the server draws it, and the browser leaves what the server drew as it
 * is, without loading its code. Only when somebody comes from another page is the code fetched, and the page waits for it
 * in its own shape, so that nothing moves when it is there (SH-ERR-32). It takes no clicks; its links are plain ones with
 * the class `content-link`.
 *
 *     const Story = still(() => import('../drawn/Story.tsx'), 'Story')
 */
export const still = <Name extends string, Props extends object>(load: Load<Name, Props>, name: Name) =>
  import.meta.env.SSR ? drawnStill(load, name) : keptOrFetched(load, name)

function drawnStill<Name extends string, Props extends object>(load: Load<Name, Props>, name: Name) {
  const part = serverRendered(load, name)
  return (props: Props) => <div className="contents">{part(props)}</div>
}

function keptOrFetched<Name extends string, Props extends object>(load: Load<Name, Props>, name: Name) {
  const Part = lazyPart<Name, object>(load as unknown as Load<Name, object>, name)
  return (props: Props) => (
    <Kept>
      <Part {...props} />
    </Kept>
  )
}

const asDrawn = { __html: '' }

/** Takes pictures away that cannot be shown: what the server drew behind them stands there then (`StoredPicture`). */
function dropBroken(part: HTMLElement | null) {
  for (const image of part?.querySelectorAll('img') ?? []) {
    if (image.complete && image.naturalWidth === 0) image.remove()
    else image.addEventListener('error', () => image.remove())
  }
}

function Kept({ children }: { children: ReactNode }) {
  // React compares nothing inside an element whose html is given, so what the server drew stays.
  if (useTakenOver())
    // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, which is never written
    return <div ref={dropBroken} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={asDrawn} />
  return <div className="contents">{children}</div>
}
