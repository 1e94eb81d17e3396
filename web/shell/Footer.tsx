import type { Site } from '@bewezen/domain/base/renderer.ts'
import { companyWords } from '@bewezen/domain/site/companyWords.ts'
import type { ReactNode } from 'react'
import type { NavigationLink } from '../base/address/navigation.ts'
import { phoneHref } from '../base/address/phoneHref.ts'
import { Brand } from '../base/parts/Brand.tsx'
import { classes } from '../base/parts/classes.ts'
import { PathLink } from '../base/parts/PathLink.tsx'
import { footerWords as words } from './footerWords.ts'

const link = 'content-link inline-flex min-h-11 items-center lg:min-h-7 text-on-night no-underline hover:underline'

/** The foot of the public pages: what this is, where to go, how to reach us, and the small print (SH-FOOT-01..06). */
export const Footer = ({ name: site, contactEmail, asksConsent, company = {} }: Site) => (
  <footer className="mt-[72px] bg-night text-on-night-2">
    <div className="page grid grid-cols-2 gap-8 py-12 lg:grid-cols-[1.6fr_1fr_1fr_1fr] lg:gap-12">
      <div className="max-lg:col-span-full">
        <Brand site={site} markOnly="never" className="text-on-night" />
        <p className="mt-3 max-w-[34ch] text-fs-14 leading-normal">{words.about}</p>
      </div>
      <Column title={words.platform}>
        {platform.map(({ to, label, lang }) => (
          <li key={to}>
            <PathLink to={to} lang={lang} className={link}>
              {label}
            </PathLink>
          </li>
        ))}
      </Column>
      <Column title={words.contact} className="max-lg:order-last max-lg:col-span-full">
        {company.address && <li className="whitespace-pre-line wrap-anywhere">{company.address}</li>}
        <li>{words.country}</li>
        {company.phone && (
          <li>
            <a href={phoneHref(company.phone)} className={link}>
              {company.phone}
            </a>
          </li>
        )}
        <li>
          <a href={`mailto:${contactEmail}`} className={classes(link, 'wrap-anywhere')}>
            {contactEmail}
          </a>
        </li>
        <li>
          <PathLink to="/contact" className={link}>
            {words.contactPage}
          </PathLink>
        </li>
        {company.kvk && <li>{companyWords.kvk(company.kvk)}</li>}
        {company.vatId && <li>{companyWords.vatId(company.vatId)}</li>}
      </Column>
      <Column title={words.legal}>
        {legal.map(({ to, label }) => (
          <li key={to}>
            <PathLink to={to} className={link}>
              {label}
            </PathLink>
          </li>
        ))}
        {asksConsent && (
          <li>
            {/* The banner hears of the press: this part has no code of its own. */}
            <button type="button" data-consent="settings" className={link}>
              {words.cookieSettings}
            </button>
          </li>
        )}
      </Column>
    </div>
  </footer>
)

/** All that there is to visit, also what the bar of a visitor has no room for (SH-FOOT-06). */
const platform: readonly NavigationLink[] = [
  { to: '/community', label: words.community },
  { to: '/how-it-works', label: words.howItWorks, lang: 'en' },
  { to: '/events', label: words.events },
  { to: '/blogs', label: words.blogs },
  { to: '/podcasts', label: words.podcasts },
  { to: '/livestream', label: words.livestream },
  { to: '/products', label: words.products },
  { to: '/subscription', label: words.membership },
]

const legal = [
  { to: '/privacy', label: words.privacy },
  { to: '/terms', label: words.terms },
  { to: '/cookies', label: words.cookies },
]

const Column = ({ title, className, children }: { title: string; className?: string; children: ReactNode }) => (
  <div className={classes('min-w-0', className)}>
    <h2 className="mb-2.5 text-fs-14 leading-[1.4] font-[650] text-on-night">{title}</h2>
    <ul className="text-fs-14 leading-normal">{children}</ul>
  </div>
)
