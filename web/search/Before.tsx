import { searchScreenWords as words } from '@bewezen/domain/search/words.ts'
import History from 'lucide-react/icons/history'
import { recentSearches } from './recent.ts'

type Props = { storage: () => Storage; onChoose: (text: string) => void }

/** What stands there before anything is typed: what was looked for before, in this session only. */
export function Before({ storage, onChoose }: Props) {
  const recent = recentSearches(storage)
  return (
    <>
      <p className="px-2 py-1 text-fs-14 text-ink-2">
        {words.hint} <span className="text-ink-3 max-lg:hidden">({words.keys})</span>
      </p>
      {recent.length > 0 && (
        <section aria-labelledby="search-recent" className="mt-3">
          <h3 id="search-recent" className="px-2 text-fs-13 font-[650] text-ink-3">
            {words.recent}
          </h3>
          <ul className="mt-1 grid">
            {recent.map((text) => (
              <li key={text}>
                <button
                  type="button"
                  onClick={() => onChoose(text)}
                  className="flex min-h-11 w-full items-center gap-3 rounded-m px-2 text-left hover:bg-surface-2"
                >
                  <History size={18} className="flex-none text-ink-3" />
                  <span className="truncate">{text}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
