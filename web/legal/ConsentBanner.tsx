import { consentWords as words } from '@bewezen/domain/legal/words.ts'
import { useEffect, useState } from 'react'
import { wakeParts } from '../base/hydration/later.tsx'
import { Button } from '../base/parts/Button.tsx'
import { ResponsiveModal } from '../base/parts/ResponsiveModal.tsx'
import { Switch } from '../base/parts/Switch.tsx'
import { tellSuccess } from '../base/parts/toast.ts'
import { choose, useConsent } from './consent.ts'
import { settingsPressed } from './settingsPress.ts'

/**
 * Asks once whether content of others may load, in a strip that takes its own place: yes and no are one press each, and
 * look alike (LEGAL-COOKIE-06). It also opens 'Cookie-instellingen' wherever that stands (LEGAL-COOKIE-07).
 */
export function ConsentBanner() {
  const consent = useConsent()
  const open = settingsPressed.useNow()
  // Who agreed finds the content of others in an article at once, not at the first touch.
  const agreed = consent?.media === true
  useEffect(() => {
    if (agreed) wakeParts()
  }, [agreed])
  return (
    <>
      {consent === null && (
        <section aria-label={words.title} className="border-b border-line bg-sky-soft">
          <div className="page flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
            <p className="min-w-0 flex-1 basis-80 text-fs-14 leading-normal">{words.text}</p>
            <div className="flex flex-wrap gap-2">
              <Button look="line" size="s" onClick={() => choose(true)}>
                {words.accept}
              </Button>
              <Button look="line" size="s" onClick={() => choose(false)}>
                {words.refuse}
              </Button>
              <Button look="quiet" size="s" onClick={() => settingsPressed.set(true)}>
                {words.settings}
              </Button>
            </div>
          </div>
        </section>
      )}
      {open && <ConsentDialog media={consent?.media ?? false} onClose={() => settingsPressed.set(false)} />}
    </>
  )
}

function ConsentDialog({ media: chosen, onClose }: { media: boolean; onClose: () => void }) {
  const [media, setMedia] = useState(chosen)
  return (
    <ResponsiveModal
      open
      onClose={onClose}
      title={words.open}
      description={words.text}
      width="s"
      actions={
        <Button
          onClick={() => {
            choose(media)
            tellSuccess(words.saved)
            onClose()
          }}
        >
          {words.save}
        </Button>
      }
    >
      <Switch label={words.media} hint={words.mediaHint} checked={media} onChange={setMedia} />
    </ResponsiveModal>
  )
}
