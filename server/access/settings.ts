import type { PublicSettings } from '@bewezen/domain/access/contract.ts'
import { access } from '@bewezen/domain/access/contract.ts'
import { launchDate } from '@bewezen/domain/access/launch.ts'
import { testerWords } from '@bewezen/domain/access/words.ts'
import { eq } from 'drizzle-orm'
import { readNow } from '../base/database/clock.ts'
import type { Reader } from '../base/database/open.ts'
import type { House } from '../base/house.ts'
import { serve } from '../base/serve.ts'
import { siteSettings } from './tables.ts'

/** The settings that everyone may read, with the server's clock (SH-MAINT-25, SH-EDGE-26). */
export async function readPublicSettings(house: House, reader: Reader): Promise<PublicSettings> {
  const [row] = await reader.select().from(siteSettings).where(eq(siteSettings.id, 1))
  const now = await readNow(reader)
  return {
    siteName: row?.siteName ?? house.settings.SITE_NAME,
    contactEmail: row?.contactEmail ?? house.settings.CONTACT_EMAIL,
    maintenance: {
      on: row?.maintenanceMode ?? false,
      message: row?.maintenanceMessage ?? null,
      startsAt: row?.maintenanceStartTime?.toISOString() ?? null,
      endsAt: row?.maintenanceEndTime?.toISOString() ?? null,
    },
    testerMode: { on: row?.testerMode ?? false, message: row?.testerMessage ?? testerWords.defaultMessage },
    launchDate: row?.launchDate ?? launchDate,
    companyKvk: row?.companyKvk ?? '',
    companyVatId: row?.companyVatId ?? '',
    companyAddress: row?.companyAddress ?? '',
    companyPhone: row?.companyPhone ?? '',
    assistantEnabled: row?.assistantEnabled ?? false,
    externalContentAfterConsent: row?.externalContentAfterConsent ?? false,
    shopPayment: (row?.shopPayment ?? false) && house.payments.provider !== null,
    paidDownloadsAfterOrder: row?.paidDownloadsAfterOrder ?? false,
    now: now.toISOString(),
  }
}

export const settings = serve(access.settings, (ctx) => readPublicSettings(ctx.house, ctx.db))
