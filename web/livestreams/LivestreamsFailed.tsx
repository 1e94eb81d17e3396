import { livestreamWords as words } from '@bewezen/domain/livestreams/words.ts'
import { contentId } from '../base/document/words.ts'
import { buttonLook } from '../base/parts/buttonLook.ts'
import { LinkButton } from '../base/parts/LinkButton.tsx'

/** The error boundary of the page (LIVE-LIST-14, LIVE-LIST-23). */
export const LivestreamsFailed = () => (
  <main id={contentId} tabIndex={-1} className="page py-16">
    <div role="alert" className="grid justify-items-start gap-4">
      <h1 className="heading text-fs-34">{words.pageFailed}</h1>
      <p className="text-ink-2">{words.loadFailed}</p>
      <p className="flex flex-wrap gap-2.5">
        {/* biome-ignore lint/a11y/useValidAnchor: this page itself; it also works without a script */}
        <a href="" className={buttonLook({})}>
          {words.tryAgain}
        </a>
        <LinkButton to="/" look="line">
          {words.toHome}
        </LinkButton>
      </p>
    </div>
  </main>
)
