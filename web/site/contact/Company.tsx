import type { Company as Told } from '@bewezen/domain/base/renderer.ts'
import { companyWords } from '@bewezen/domain/site/companyWords.ts'
import { contactWords as words } from '@bewezen/domain/site/words.ts'
import { phoneHref } from '../../base/address/phoneHref.ts'

/** Who is behind the site: what an admin filled in of it, as the footer tells it, and always the country (MKT-CONTACT-08). */
export const Company = ({ address, phone, kvk, vatId }: Told) => (
  <address className="text-fs-14 leading-normal text-ink-2 not-italic">
    {address && <p className="whitespace-pre-line wrap-anywhere">{address}</p>}
    <p>{words.country}</p>
    {phone && (
      <a href={phoneHref(phone)} className="inline-flex min-h-11 items-center underline lg:min-h-7">
        {phone}
      </a>
    )}
    {kvk && <p>{companyWords.kvk(kvk)}</p>}
    {vatId && <p>{companyWords.vatId(vatId)}</p>}
  </address>
)
