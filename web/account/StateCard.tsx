import type { ReactNode } from 'react'
import { Sky } from '../base/parts/Sky.tsx'

/** The hour of the day that says how it stands: the sun comes up, stands high, or has gone. */
export type StateHour = 'dawn' | 'noon' | 'night'
const skies = {
  dawn: { at: 480, theme: 'licht' },
  noon: { at: 660, theme: 'licht' },
  night: { at: 60, theme: 'slaap' },
} as const

type Props = { hour: StateHour; title: string; lang?: 'en'; children?: ReactNode }

/** A page with one message under the sky of its hour. */
export const StateCard = ({ hour, title, lang, children }: Props) => (
  <section className="mx-auto w-full max-w-[440px] overflow-hidden rounded-l border border-line bg-surface">
    <div className="h-[150px]">
      <Sky {...skies[hour]} sunrise={465} sunset={1110} />
    </div>
    <div className="grid gap-2.5 px-7 pt-[26px] pb-7">
      <h1 lang={lang} className="heading text-center text-fs-26 leading-[1.15] font-[480] tracking-[-0.025em]">
        {title}
      </h1>
      {children}
    </div>
  </section>
)
