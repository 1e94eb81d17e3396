import type { SwitchSetting, TextSetting } from '../access/siteSettings.ts'
import type { Notice } from '../base/words.ts'

type Field = { label: string; hint: string; refused: string }

/** The settings that are written as text (ADM-PANEL-14). */
export const textSettingWords: Record<TextSetting, Field> = {
  siteName: {
    label: 'Naam van de site',
    hint: 'Staat in de balk, in titels en in mails. Maximaal 14 karakters.',
    refused: 'Vul een naam in van maximaal 14 karakters',
  },
  contactEmail: {
    label: 'Contactadres',
    hint: 'Staat onderaan elke pagina en in mails.',
    refused: 'Voer een geldig e-mailadres in',
  },
  launchDate: {
    label: 'Datum van de lancering',
    hint: 'Staat op het wachtscherm van de testmodus, zonder jaartal.',
    refused: 'Kies een datum',
  },
  companyKvk: { label: 'KvK-nummer', hint: 'Staat in de voettekst. Leeg laten mag.', refused: 'Vul acht cijfers in' },
  companyVatId: {
    label: 'Btw-id',
    hint: 'Staat in de voettekst. Leeg laten mag.',
    refused: 'Vul een btw-id in zoals NL123456789B01',
  },
  companyAddress: {
    label: 'Adres',
    hint: 'Staat in de voettekst en op facturen. Hierheen sturen kopers een pakket terug. Leeg laten mag zolang Winkelbetaling uit staat.',
    refused: 'Vul een adres in van maximaal 200 karakters',
  },
  companyPhone: {
    label: 'Telefoonnummer',
    hint: 'Staat in de voettekst. Leeg laten mag.',
    refused: 'Vul een Nederlands telefoonnummer in, zoals 030 123 45 67',
  },
  generatorPartner: {
    label: 'Partner voor afbeeldingen',
    hint: 'De naam van de partner, precies zoals in de winkel. Leeg laten verbergt de generator.',
    refused: 'Vul een naam in van maximaal 150 karakters',
  },
  generatorCode: {
    label: 'Kortingscode bij die partner',
    hint: 'Komt met 5% korting bij elk product dat een afbeelding krijgt.',
    refused: 'Vul een code in van maximaal 50 karakters',
  },
  testerMessage: {
    label: 'Bericht op het wachtscherm',
    hint: 'Staat bovenaan voor leden die wachten.',
    refused: 'Vul een bericht in van maximaal 1000 karakters',
  },
}

/** The settings that are on or off (ADM-PANEL-14). */
export const switchSettingWords: Record<SwitchSetting, { label: string; hint: string }> = {
  assistantEnabled: { label: 'Assistent', hint: 'Leden kunnen vragen stellen aan de assistent.' },
  externalContentAfterConsent: {
    label: 'Externe inhoud pas na toestemming',
    hint: 'Video’s en kaarten van anderen laden pas als iemand dat goed vindt.',
  },
  shopPayment: {
    label: 'Winkelbetaling',
    hint: 'Leden kunnen producten bestellen en betalen.',
  },
  paidDownloadsAfterOrder: {
    label: 'Betaalde downloads pas na bestelling',
    hint: 'Een download die geld kost, is er pas na betaling. Kan alleen samen met Winkelbetaling.',
  },
}

/** Why a choice could not be switched on, and what is asked before another one is switched off (SHOP-ORDER-01, SHOP-ORDER-03). */
export const switchSettingRefused = {
  STRIPE_NOT_CONFIGURED: { title: 'Stel eerst een betaalprovider in' },
  NO_COMPANY_ADDRESS: { title: 'Vul eerst het adres van het bedrijf in', text: 'Het moet op elke factuur staan.' },
  PAYMENT_OFF: { title: 'Zet eerst Winkelbetaling aan' },
} as const satisfies Record<string, Notice>
/** Under the address of the company when it is emptied while the shop takes money (SHOP-ORDER-51). */
export const companyAddressNeeded = 'Winkelbetaling staat aan, en het adres moet op elke factuur staan.'
export const shopPaymentOffWords = {
  question: 'Winkelbetaling uitzetten?',
  text: 'Betaalde downloads pas na bestelling gaat dan ook uit: wie is ingelogd kan ze weer openen.',
  confirm: 'Uitzetten',
} as const

export const settingsWords = {
  site: 'De site',
  company: 'Het bedrijf',
  choices: 'Keuzes',
  generator: 'Afbeeldingen met AI',
} as const
