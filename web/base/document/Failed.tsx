import { pageFailedWords } from '@bewezen/domain/base/pageFailedWords.ts'
import { Notice } from './Notice.tsx'
import { words } from './words.ts'

// Buttons by hand: this page must stand when the code of the others does not come.
const way = 'inline-flex min-h-11 items-center rounded-m border px-4.5 font-semibold no-underline'

/** The page when drawing one failed (SH-ERR-17). Both ways out load anew, since what failed may be the app itself. */
export const Failed = () => (
  <Notice>
    <div role="alert" className="flex flex-col gap-5">
      <h1 className="heading text-fs-46">{pageFailedWords.pageFailed}</h1>
      <p className="text-ink-2">{words.failed}</p>
    </div>
    <p className="flex flex-wrap gap-3">
      {/* biome-ignore lint/a11y/useValidAnchor: this page itself, with its query; it also works without a script */}
      <a href="" className={`${way} border-transparent bg-primary text-on-primary`}>
        {pageFailedWords.tryAgain}
      </a>
      <a href="/" className={`${way} border-line-strong bg-surface`}>
        {pageFailedWords.toHome}
      </a>
    </p>
  </Notice>
)
