import { legalWords } from '@bewezen/domain/legal/words.ts'
import { contentId } from '../base/document/words.ts'
import { buttonLook } from '../base/parts/buttonLook.ts'

/** The page when its text could not be loaded (LEGAL-PAGE-11). */
export const LegalFailed = () => (
  <main id={contentId} tabIndex={-1} className="page py-16">
    <div role="alert" className="grid justify-items-start gap-4">
      <h1 lang="en" className="heading text-fs-34">
        {legalWords.loadFailed.title}
      </h1>
      <p lang="en">{legalWords.loadFailed.text}</p>
      {/* biome-ignore lint/a11y/useValidAnchor: this page itself; it also works without a script */}
      <a href="" className={buttonLook({ look: 'line' })}>
        {legalWords.tryAgain}
      </a>
    </div>
  </main>
)
