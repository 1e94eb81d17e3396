import { actionScreenWords as words } from '@bewezen/domain/search/actionWords.ts'
import { keyLook } from './Offers.tsx'

/** What the keys do, where there is a keyboard; read out by the field itself. */
export const Keys = () => (
  <p
    aria-hidden="true"
    className="-mx-[26px] -mb-6 flex items-center gap-5 rounded-b-xl border-t border-line bg-surface-2 px-[26px] py-2.5 text-fs-13 text-ink-2 max-lg:hidden"
  >
    <Key of={['↑', '↓']} does={words.choose} />
    <Key of={['Enter']} does={words.act} />
    <Key of={['Esc']} does={words.close} />
    <span className="ml-auto">{words.onlyYours}</span>
  </p>
)

const Key = ({ of, does }: { of: readonly string[]; does: string }) => (
  <span className="inline-flex items-center gap-1.5">
    {of.map((name) => (
      <kbd key={name} className={keyLook}>
        {name}
      </kbd>
    ))}
    {does}
  </span>
)
