import type { ReactNode } from 'react'
import { HorizonArt, type HorizonKind } from './HorizonArt.tsx'

/** Nothing here (yet): a horizon, one sentence, perhaps a second line and one action. */
export const EmptyState = (props: { title: string; text?: string; art?: HorizonKind; action?: ReactNode }) => (
  <div className="grid justify-items-center gap-1 px-5 py-7 text-center">
    <HorizonArt kind={props.art} />
    <p className="mt-2 text-fs-18 leading-[1.4] font-[650] text-balance">{props.title}</p>
    {props.text && <p className="max-w-[46ch] text-ink-2">{props.text}</p>}
    {props.action && <div className="mt-3">{props.action}</div>}
  </div>
)
