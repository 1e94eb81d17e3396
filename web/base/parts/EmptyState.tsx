import type { Motif } from '@bewezen/domain/pictures/drawings.ts'
import type { ReactNode } from 'react'
import { Drawn } from './Drawn.tsx'
import { HorizonArt, type HorizonKind } from './HorizonArt.tsx'

type Props = { title: string; text?: string; art?: HorizonKind; picture?: Motif; action?: ReactNode }

/** Nothing here (yet): a horizon or a drawing of what will stand here, one sentence, perhaps a second line and one action. */
export const EmptyState = ({ title, text, art, picture, action }: Props) => (
  <div className="grid grid-cols-1 justify-items-center gap-1 px-5 py-7 text-center">
    {picture ? (
      <div className="h-36 w-72 max-w-full overflow-clip rounded-l">
        <Drawn of={{ motif: picture, hue: 'licht', hour: 'dawn', cast: 0, isMirrored: false }} />
      </div>
    ) : (
      <HorizonArt kind={art} />
    )}
    <p className="mt-2 text-fs-18 leading-[1.4] font-[650] text-balance">{title}</p>
    {text && <p className="max-w-[46ch] text-ink-2">{text}</p>}
    {action && <div className="mt-3">{action}</div>}
  </div>
)
