import type { Company, Site } from '@bewezen/domain/base/renderer.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '../base/database/open.ts'
import type { Settings } from '../base/settings.ts'
import { siteSettings } from './tables.ts'

/** How long a process may believe what the site is called, in milliseconds: as long as it keeps a page. */
const believedFor = 2_000

/** What the site is called and where it is reached, as an admin set it, else as it was started. */
export function openSite({ settings, database }: { settings: Settings; database: Database }): () => Promise<Site> {
  let believed: { site: Promise<Site>; until: number } | null = null
  return () => {
    if (believed && believed.until > performance.now()) return believed.site
    const site = readSite(settings, database)
    believed = { site, until: performance.now() + believedFor }
    site.catch(() => {
      believed = null
    })
    return site
  }
}

async function readSite(settings: Settings, { db }: Database): Promise<Site> {
  const [row] = await db
    .select({
      name: siteSettings.siteName,
      contactEmail: siteSettings.contactEmail,
      asksConsent: siteSettings.externalContentAfterConsent,
      kvk: siteSettings.companyKvk,
      vatId: siteSettings.companyVatId,
      address: siteSettings.companyAddress,
      phone: siteSettings.companyPhone,
    })
    .from(siteSettings)
    .where(eq(siteSettings.id, 1))
  return {
    name: row?.name ?? settings.SITE_NAME,
    contactEmail: row?.contactEmail ?? settings.CONTACT_EMAIL,
    url: settings.SITE_URL,
    asksConsent: row?.asksConsent ?? false,
    company: filled({ kvk: row?.kvk, vatId: row?.vatId, address: row?.address, phone: row?.phone }),
  }
}

const filled = (company: Record<string, string | null | undefined>): Company =>
  Object.fromEntries(Object.entries(company).filter(([, value]) => value))
