import type { ReactNode } from 'react'
import { classes } from '../base/parts/classes.ts'
import { type NightArt, NightSky } from './NightSky.tsx'

type Props = { art: NightArt; className?: string; top?: ReactNode; children: ReactNode }

/** A night that fills its place, with one message and one way out in the middle. */
export const NightScreen = ({ art, className, top, children }: Props) => (
  <div
    className={classes(
      'relative flex flex-1 flex-col overflow-hidden bg-[oklch(.2_.04_240)] text-on-night redlight:bg-night',
      className,
    )}
  >
    <NightSky art={art} />
    {top && <div className="gutter relative py-6">{top}</div>}
    <div className="gutter relative grid flex-1 content-center justify-items-center pt-6 pb-[280px] text-center lg:pb-[260px]">
      {children}
    </div>
  </div>
)

export const NightTitle = ({ id, children }: { id?: string; children: ReactNode }) => (
  <h1
    id={id}
    className="max-w-[30ch] font-display text-[clamp(2rem,1.3rem+2.4vw,3.25rem)] leading-[1.06] font-[440] tracking-[-.034em] text-balance"
  >
    {children}
  </h1>
)

export const NightText = ({ children, className }: { children: ReactNode; className?: string }) => (
  <p
    className={classes(
      'mt-4 max-w-[50ch] text-[17px] leading-[1.55] text-balance text-on-night-2 lg:text-[19px]',
      className,
    )}
  >
    {children}
  </p>
)
