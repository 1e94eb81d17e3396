import type { Site } from '../base/renderer.ts'

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

const filled = (facts: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== '' && value !== undefined))
