import { settingsWords, soundNames } from '@bewezen/domain/inbox/settingsWords.ts'
import { type SoundVariant, soundVariants } from '@bewezen/domain/inbox/sound.ts'
import Volume2 from 'lucide-react/icons/volume-2'
import { radioLook } from '../../base/parts/Checkbox.tsx'
import { IconButton } from '../../base/parts/IconButton.tsx'
import { playSound } from '../sound.ts'

type Props = { value: SoundVariant; onChange: (variant: SoundVariant) => void }

/** Which sound, each with a button to hear it (SH-NOTIF-21, SH-NOTIF-24). */
export const SoundChoice = ({ value, onChange }: Props) => (
  <div role="radiogroup" aria-label={settingsWords.variant} className="mb-2 flex flex-wrap gap-2">
    {soundVariants.map((variant) => (
      <span
        key={variant}
        className="flex items-center rounded-m border border-line-strong pl-3 has-checked:border-primary has-checked:bg-surface-2"
      >
        <label className="flex min-h-11 items-center gap-2.5 text-fs-14 font-[550]">
          <input
            type="radio"
            name="sound"
            checked={value === variant}
            onChange={() => onChange(variant)}
            className={radioLook}
          />
          {soundNames[variant]}
        </label>
        <IconButton
          label={settingsWords.test(soundNames[variant])}
          icon={<Volume2 size={18} />}
          onClick={() => playSound(variant)}
        />
      </span>
    ))}
  </div>
)
