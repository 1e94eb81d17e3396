import { panelWords } from '@bewezen/domain/profile/panelWords.ts'
import SmilePlus from 'lucide-react/icons/smile-plus'
import X from 'lucide-react/icons/x'
import { useId, useState } from 'react'
import { FieldError } from '../base/parts/Field.tsx'
import { IconButton } from '../base/parts/IconButton.tsx'
import { EmojiPopover } from '../talk/index.ts'
import type { PersonalForm } from './usePersonalForm.ts'

const icons = [
  { name: 'nutritionIcon', subject: panelWords.nutritionIcon },
  { name: 'sportIcon', subject: panelWords.sportIcon },
  { name: 'interestIcon', subject: panelWords.interestIcon },
] as const
type Name = (typeof icons)[number]['name']

/** One emoji each for nutrition, sport and interest, or none (SH-PROF-24). */
export function IconsField({ form: { draft } }: { form: PersonalForm }) {
  const id = useId()
  const [choosing, setChoosing] = useState<{ name: Name; anchor: Element } | null>(null)
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-fs-14 font-semibold">{panelWords.icons}</legend>
      <ul className="grid gap-x-4 gap-y-2 sm:grid-cols-3">
        {icons.map(({ name, subject }) => (
          <li key={name} className="flex min-w-0 items-center gap-2.5">
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={panelWords.chooseIcon(subject, draft.values[name] || null)}
              onClick={(event) => setChoosing({ name, anchor: event.currentTarget })}
              className="grid size-[46px] flex-none place-items-center rounded-m border border-line-strong bg-surface text-[22px] leading-none fast hover:bg-surface-2"
            >
              {draft.values[name] || <SmilePlus size={19} className="text-ink-3" />}
            </button>
            <span className="min-w-0 flex-1 text-fs-14">{subject}</span>
            {draft.values[name] && (
              <IconButton
                size="s"
                label={panelWords.removeIcon(subject)}
                icon={<X size={16} />}
                onClick={() => draft.set(name, '')}
              />
            )}
            <FieldError id={`${id}-${name}`}>{draft.errors[name]}</FieldError>
          </li>
        ))}
      </ul>
      <p className="text-fs-13 leading-[1.45] text-ink-3">{panelWords.iconsHint}</p>
      {choosing && (
        <EmojiPopover
          anchor={choosing.anchor}
          onChoose={(emoji) => draft.set(choosing.name, emoji)}
          onClose={() => setChoosing(null)}
        />
      )}
    </fieldset>
  )
}
