import { consentWords } from '@bewezen/domain/legal/words.ts'
import { useRouter } from '@tanstack/react-router'
import { buttonLook } from '../base/parts/buttonLook.ts'

/** The way to the choice, as long as there is one (LEGAL-COOKIE-07); the banner hears of the press. */
export function ConsentPlace() {
  const { asksConsent } = useRouter().options.context.site
  if (!asksConsent) return null
  return (
    <p>
      <button type="button" data-consent="settings" className={buttonLook({ look: 'line', size: 's' })}>
        {consentWords.open}
      </button>
    </p>
  )
}
