import type { Site } from '../base/renderer.ts'
import type { FaqText } from './content.ts'

/** What the site is, for search engines (schema.org): what an admin did not fill in is left out. */
export function organizationOf({ name, url, contactEmail, company }: Site): Record<string, unknown> {
  return filled({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${url}/#organization`,
    name,
    url: `${url}/`,
    logo: `${url}/icons/icon-512.png`,
    email: contactEmail,
    telephone: company?.phone,
    address: company?.address,
    vatID: company?.vatId,
    // The number of the chamber of commerce.
    identifier: company?.kvk && { '@type': 'PropertyValue', propertyID: 'KvK', value: company.kvk },
  })
}

/** The questions of a page with their answers, as search engines show them; null without any (MKT-MORE-18, MKT-MORE-20). */
export function faqFactsOf(entries: readonly FaqText[]): Record<string, unknown> | null {
  if (entries.length === 0) return null
  const answered = entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: answered }
}

const filled = (facts: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== '' && value !== undefined))
