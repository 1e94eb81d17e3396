import { contactWords as words } from '@bewezen/domain/site/words.ts'
import { useLoaderData, useRouter } from '@tanstack/react-router'
import Mail from 'lucide-react/icons/mail'
import { buttonLook } from '../../base/parts/buttonLook.ts'
import { Sky } from '../../base/parts/Sky.tsx'
import { HeroImage } from '../HeroImage.tsx'
import { Cards } from './Cards.tsx'
import { Company } from './Company.tsx'

/** The mail address under a morning sky, which stands in until the hero has an image (MKT-CONTACT-01, MKT-CONTACT-03, MKT-CONTACT-04), and who is behind it (MKT-CONTACT-08). */
export function Contact() {
  const { contactEmail, company } = useRouter().options.context.site
  const { hero } = useLoaderData({ from: '/contact' }).content
  const mail = `mailto:${contactEmail}`
  const sky = <Sky at={680} sunrise={480} sunset={1110} theme="licht" />
  return (
    <>
      <div className="h-62 overflow-hidden lg:h-85 dark:brightness-75">
        {hero ? <HeroImage hero={hero} sizes="100vw" className="size-full" fallback={sky} /> : sky}
      </div>
      <div className="page pb-[clamp(24px,4vw,48px)]">
        <header className="relative -mt-20 grid overflow-hidden rounded-xl border border-line bg-surface lg:-mt-37 lg:grid-cols-[1.15fr_1fr]">
          <div className="p-7 lg:p-13">
            <h1 className="heading text-fs-64 leading-[1.02]! tracking-[-0.038em]!">{words.title}</h1>
            <p className="mt-3.5 max-w-[44ch] text-fs-18 text-ink-2">{words.lead}</p>
          </div>
          <div className="grid content-center gap-1.5 bg-surface-2 p-7 lg:p-13">
            <span className="text-fs-14 font-semibold">{words.email}</span>
            <a
              href={mail}
              className="flex min-h-11 items-center font-display text-[clamp(1.2rem,.95rem+1vw,1.6rem)] leading-tight font-[480] tracking-[-0.02em] wrap-anywhere underline"
            >
              {contactEmail}
            </a>
            <Company {...company} />
            <a href={mail} className={`mt-4 lg:justify-self-start ${buttonLook({})}`}>
              <Mail size={18} aria-hidden="true" />
              {words.write}
            </a>
          </div>
        </header>
        <Cards />
      </div>
    </>
  )
}
