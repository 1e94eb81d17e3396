import { useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { contentId } from '../base/document/words.ts'
import { still } from '../base/hydration/still.tsx'
import { Brand } from '../base/parts/Brand.tsx'
import { Main } from '../base/parts/Screen.tsx'
import { pageWords } from './pageWords.ts'

const AuthArt = still(() => import('./AuthArt.tsx'), 'AuthArt')

const sky =
  'bg-[linear-gradient(180deg,oklch(.845_.05_230),oklch(.925_.035_150)_46%,oklch(.935_.06_82)_70%)] dark:bg-[linear-gradient(180deg,oklch(.20_.035_240),oklch(.30_.05_234)_50%,oklch(.42_.06_60)_70%)] redlight:bg-bg redlight:bg-none'

/** The pages of signing in and registering: a morning beside one form. They have no bar (SH-ROUTE-31). */
export function AuthPage({ view, children }: { view: string; children: ReactNode }) {
  const { site } = useRouteContext({ from: '__root__' })
  useFocusOn(view)
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.06fr)]">
      <header
        className={`relative flex flex-col items-start overflow-hidden px-5 pt-[18px] pb-[150px] lg:sticky lg:top-0 lg:h-dvh lg:px-12 lg:py-10 ${sky}`}
      >
        <AuthArt />
        <Brand site={site.name} markOnly="never" className="relative" />
        <p className="heading relative mt-[22px] text-[2.125rem] leading-[1.06] tracking-[-0.035em] lg:mt-16 lg:max-w-[11ch] lg:text-fs-64">
          {view === 'signIn' || view === 'arriving' ? pageWords.back : pageWords.promise}
        </p>
      </header>
      <Main className="grid content-center justify-items-center px-5 pt-[26px] pb-10 outline-none lg:px-[clamp(20px,5vw,72px)] lg:py-10">
        <div className="grid w-full max-w-[520px] gap-[18px]">{children}</div>
      </Main>
    </div>
  )
}

/** Another view in the same page takes the focus, as another page would. */
function useFocusOn(view: string): void {
  const before = useRef(view)
  useEffect(() => {
    if (before.current === view) return
    before.current = view
    document.getElementById(contentId)?.focus()
  }, [view])
}

/** The heading of a view, with the line under it that leads to another one. */
export const ViewHeading = ({ title, lang, children }: { title: string; lang?: 'en'; children?: ReactNode }) => (
  <div>
    <h1 lang={lang} className="heading text-[1.875rem] leading-[1.1] tracking-[-0.03em] lg:text-fs-46">
      {title}
    </h1>
    {children && <p className="mt-1.5 text-ink-2">{children}</p>}
  </div>
)
