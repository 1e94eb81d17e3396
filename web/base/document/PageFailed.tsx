import { pageFailedWords } from '@bewezen/domain/base/pageFailedWords.ts'
import { buttonLook } from '../parts/buttonLook.ts'
import { contentId } from './words.ts'

type Props = {
  title: string
  text?: string
  /** The language of title and text when they are given in another one. */
  lang?: string
}

/** A public page whose content could not be loaded, with the way to ask again. */
export const PageFailed = ({ title, text, lang }: Props) => (
  <main id={contentId} tabIndex={-1} className="page py-16">
    <div role="alert" className="grid justify-items-start gap-4">
      <h1 lang={lang} className="heading text-fs-34">
        {title}
      </h1>
      {text && <p lang={lang}>{text}</p>}
      {/* biome-ignore lint/a11y/useValidAnchor: this page itself; it also works without a script */}
      <a href="" className={buttonLook({ look: 'line' })}>
        {pageFailedWords.tryAgain}
      </a>
    </div>
  </main>
)
