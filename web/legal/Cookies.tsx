import { cookiePolicy } from '@bewezen/domain/legal/cookies.ts'
import { CookieText } from './CookieText.tsx'
import { LegalFrame } from './LegalFrame.tsx'

/** The cookie policy with its nine numbered sections (LEGAL-COOKIE-01). */
export const Cookies = () => (
  <LegalFrame path="/cookies" title={cookiePolicy.title} headings={cookiePolicy.sections}>
    <CookieText sections={cookiePolicy.sections} />
  </LegalFrame>
)
