import type { Clash } from '@bewezen/domain/production/clashes.ts'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { clashText, type Named } from './clashText.ts'

type Props = { clashes: readonly Clash[]; named: Named; zone: string }

/** The clashes of one record, where it stands or while it is typed; they forbid nothing (EV-MORE-05). */
export const ClashNotes = ({ clashes, named, zone }: Props) =>
  clashes.length > 0 && (
    <ul className="grid gap-1.5 rounded-m bg-ember-soft px-3 py-2.5 text-fs-14 leading-snug text-ember-ink">
      {clashes.map((clash) => (
        <li key={JSON.stringify(clash)} className="flex items-start gap-2 wrap-anywhere">
          <TriangleAlert size={16} className="mt-0.5 flex-none" aria-hidden="true" />
          {clashText(clash, named, zone)}
        </li>
      ))}
    </ul>
  )
