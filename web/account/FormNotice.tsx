import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { ReactNode } from 'react'
import { classes } from '../base/parts/classes.ts'

type Props = { kind: 'error' | 'success'; title?: string; lang?: 'en'; children: ReactNode; action?: ReactNode }

/** What a form has to say as a whole, above its fields: it stays until it no longer holds. */
export const FormNotice = ({ kind, title, lang, children, action }: Props) => (
  <div
    role={kind === 'error' ? 'alert' : 'status'}
    className={classes(
      'flex items-start gap-3 rounded-m px-4 py-3 text-[15px] leading-normal',
      kind === 'error' ? 'bg-ember-soft text-ember-ink' : 'bg-moss-soft text-moss-ink',
    )}
  >
    {kind === 'error' ? <CircleAlert size={20} className="mt-px" /> : <CircleCheck size={20} className="mt-px" />}
    <div className="grid min-w-0 justify-items-start gap-1">
      {title && (
        <p lang={lang} className="font-[650]">
          {title}
        </p>
      )}
      <p className="[overflow-wrap:anywhere]">{children}</p>
      {action && <div className="mt-1.5">{action}</div>}
    </div>
  </div>
)
