import { isEmail } from '../base/email.ts'
import { isDutchPhone } from '../base/phone.ts'
import type { RefusalOf } from '../base/refusals.ts'
import { isInvisible, isLongerThan } from '../base/visibleText.ts'

/** Who runs the site, told in the footer; empty leaves a line out. */
export const companySettings = ['companyKvk', 'companyVatId', 'companyAddress', 'companyPhone'] as const
export type CompanySetting = (typeof companySettings)[number]
const isCompany = (name: string): name is CompanySetting => (companySettings as readonly string[]).includes(name)

const isCompanyText: Record<CompanySetting, (value: string) => boolean> = {
  companyKvk: (value) => /^\d{8}$/.test(value),
  companyVatId: (value) => /^NL\d{9}B\d{2}$/.test(value),
  companyAddress: (value) => /^.{1,200}$/su.test(value),
  companyPhone: (value) => value.length <= maxCompanyPhone && isDutchPhone(value),
}
const maxCompanyPhone = 20

/** The partner whose products the image generator draws, and the affiliate code that they get; empty is none (SHOP-AI-13). */
export const generatorSettings = ['generatorPartner', 'generatorCode'] as const
/** As long as a name and a code of the shop may be. */
const [maxPartnerName, maxGeneratorCode] = [150, 50]

/** The settings that an admin writes as text, each saved on its own (ADM-PANEL-14). */
export const textSettings = [
  'siteName',
  'contactEmail',
  'launchDate',
  'testerMessage',
  ...companySettings,
  ...generatorSettings,
] as const
export type TextSetting = (typeof textSettings)[number]

/** The settings that are on or off (ADM-PANEL-14, SH-MAINT-25). */
export const switchSettings = [
  'assistantEnabled',
  'externalContentAfterConsent',
  'shopPayment',
  'paidDownloadsAfterOrder',
] as const
export type SwitchSetting = (typeof switchSettings)[number]

/** The choices of them that are about the shop, which stand together on screen. */
export const shopSwitches = ['shopPayment', 'paidDownloadsAfterOrder'] as const satisfies readonly SwitchSetting[]
export const isShopSwitch = (name: SwitchSetting): boolean => shopSwitches.some((one) => one === name)

type ShopState = { hasProvider: boolean; hasAddress: boolean; shopPayment: boolean }

/**
 * Why a setting cannot be switched on, or null: shop payment needs a payment provider and the address that stands on
 * every invoice, and paid downloads need shop payment (SHOP-ORDER-01, SHOP-ORDER-03, SHOP-ORDER-51).
 */
export function switchRefusal(
  name: SwitchSetting,
  { hasProvider, hasAddress, shopPayment }: ShopState,
): RefusalOf<'STRIPE_NOT_CONFIGURED' | 'NO_COMPANY_ADDRESS' | 'PAYMENT_OFF'> | null {
  if (name === 'shopPayment' && !hasProvider) return { code: 'STRIPE_NOT_CONFIGURED' }
  if (name === 'shopPayment' && !hasAddress) return { code: 'NO_COMPANY_ADDRESS' }
  return name === 'paidDownloadsAfterOrder' && !(hasProvider && shopPayment) ? { code: 'PAYMENT_OFF' } : null
}

/** Why a text cannot be saved as this setting now, or null: as long as the shop takes money its invoices need an address (SHOP-ORDER-51). */
export const textRefusal = (
  name: TextSetting,
  value: string,
  { shopPayment }: Pick<ShopState, 'shopPayment'>,
): RefusalOf<'NO_COMPANY_ADDRESS'> | null =>
  name === 'companyAddress' && value === '' && shopPayment ? { code: 'NO_COMPANY_ADDRESS' } : null

/** No layout depends on the length of the name, up to this one. */
export const maxSiteName = 14
export const maxTesterMessage = 1000

/** Whether a text can be stored as this setting. */
export function isSetting(name: TextSetting, value: string): boolean {
  if (isCompany(name)) return value === '' || (!isInvisible(value) && isCompanyText[name](value))
  if (name === 'generatorPartner' || name === 'generatorCode')
    return (
      value === '' ||
      (!isInvisible(value) && !isLongerThan(value, name === 'generatorCode' ? maxGeneratorCode : maxPartnerName))
    )
  if (name === 'contactEmail') return isEmail(value)
  if (name === 'launchDate') return isDay(value)
  if (isInvisible(value)) return false
  return !isLongerThan(value, name === 'siteName' ? maxSiteName : maxTesterMessage)
}

/** A day of the calendar, as '2026-10-20'. */
function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}
