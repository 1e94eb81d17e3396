import type { ProductStatus, ProductType } from './catalogue.ts'
import type { ProductField } from './productForm.ts'

/** The Dutch sentences of the management of products (SHOP-ADMIN). */
export const productWords = {
  view: 'Bekijken',
  edit: 'Bewerken',
  make: 'Nieuw Product',
  editTitle: 'Product bewerken',
  show: (name: string) => `Toon in de winkel: ${name}`,
  hide: (name: string) => `Verberg in de winkel: ${name}`,
  pin: (name: string) => `Uitlichten: ${name}`,
  unpin: (name: string) => `Niet meer uitlichten: ${name}`,
  editOf: (name: string) => `Bewerk ${name}`,
  remove: (name: string) => `Verwijder ${name}`,
  removeQuestion: 'Weet je zeker dat je dit product wilt verwijderen?',
  dropQuestion: 'Wijzigingen weggooien?',
  added: 'Product toegevoegd',
  updated: 'Product bijgewerkt',
  removed: 'Product verwijderd',
  loadFailed: 'Kon producten niet laden',
  saveFailed: 'Kon product niet opslaan',
  removeFailed: 'Kon product niet verwijderen',
  changed: 'Dit item is intussen gewijzigd. Laad opnieuw.',
} as const

/** The statuses as they are shown (SHOP-ADMIN-08, SHOP-ADMIN-12). */
export const statusWords: Record<ProductStatus, string> = { active: 'Actief', inactive: 'Inactief', draft: 'Concept' }
export const productTypeWords: Record<ProductType, string> = { own: 'Eigen product', affiliate: 'Partner deal' }

/** The numbered sections of the dialog with their fields (SHOP-FORM-02). */
export const productSections = [
  { title: '1. Basisgegevens', fields: ['name', 'description', 'category', 'tags'] },
  { title: '2. Prijs en voorraad', fields: ['price', 'salePrice', 'stock', 'vatRate', 'isPreorder', 'preorderLimit'] },
  {
    title: '3. Type en levering',
    fields: ['productType', 'isDigital', 'isPhysical', 'downloadUrl', 'downloadId', 'affiliateUrl'],
  },
  { title: '4. Afbeeldingen', fields: ['images'] },
  {
    title: '5. Partner en kortingen',
    fields: [
      'partnerId',
      'studentDiscount',
      'studentDiscountCode',
      'teacherDiscount',
      'teacherDiscountCode',
      'affiliateDiscount',
      'affiliateDiscountCode',
    ],
  },
  { title: '6. Status en volgorde', fields: ['status', 'isFeatured', 'order'] },
] as const satisfies readonly { title: string; fields: readonly ProductField[] }[]

/** The labels of the fields. */
export const productFieldWords: Record<ProductField, string> = {
  name: 'Naam',
  description: 'Beschrijving',
  category: 'Categorie',
  tags: 'Tags',
  price: 'Prijs',
  vatRate: 'Btw',
  salePrice: 'Aanbieding',
  stock: 'Voorraad',
  isPreorder: 'Pre-order',
  preorderLimit: 'Pre-orders tot',
  productType: 'Type',
  isDigital: 'Digitaal',
  isPhysical: 'Fysiek',
  downloadUrl: 'Downloadadres',
  downloadId: 'Eigen bestand',
  affiliateUrl: 'Adres van de aanbieding',
  images: 'Afbeeldingen',
  partnerId: 'Partner',
  studentDiscount: 'Korting voor studenten (%)',
  studentDiscountCode: 'Kortingscode voor studenten',
  teacherDiscount: 'Korting voor docenten (%)',
  teacherDiscountCode: 'Kortingscode voor docenten',
  affiliateDiscount: 'Korting bij de partner (%)',
  affiliateDiscountCode: 'Kortingscode bij de partner',
  status: 'Status',
  isFeatured: 'Uitgelicht',
  order: 'Volgorde',
}

/** What stands beside a field. */
export const productHintWords = {
  tags: 'Met komma’s ertussen, maximaal 20.',
  price: 'Leeg laten toont ‘Prijs volgt’. Vul 0 in voor gratis.',
  salePrice: 'Leeg laten is geen aanbieding. Als oude prijs toont de winkel de laagste van de 30 dagen ervoor.',
  stock: 'Leeg laten is onbeperkt.',
  preorderLimit: 'Zoveel mogen er boven op de voorraad worden verkocht. Leeg laten is 99.',
  order: 'Leeg laten zet een nieuw product achteraan.',
  noCategory: 'Kies een categorie',
  noPartner: 'Geen partner',
  inactivePartner: (name: string) => `${name} (inactief)`,
} as const

/** What is wrong with a field, and one thing that is only told (SHOP-FORM-04, SHOP-FORM-06, SHOP-FORM-08, SHOP-FORM-15, SHOP-FORM-20). */
export const productFaultWords = {
  nameRequired: 'Naam is verplicht',
  nameTooLong: 'Naam mag maximaal 150 karakters bevatten',
  descriptionTooLong: 'Beschrijving mag maximaal 5.000 karakters bevatten',
  categoryRequired: productHintWords.noCategory,
  tooManyTags: 'Maximaal 20 tags',
  tagTooLong: 'Een tag mag maximaal 40 karakters bevatten',
  price: 'Ongeldige prijs',
  saleOfNothing: 'Een aanbieding kost minstens € 0,01. Vul voor gratis 0 in bij Prijs.',
  saleWithoutPrice: 'Vul eerst een prijs in',
  saleTooHigh: 'De aanbieding moet lager zijn dan de prijs',
  stock: 'Ongeldige voorraad',
  preorderLimit: 'Ongeldig aantal',
  downloadUnknown: 'Het bestand kon niet worden gebruikt. Kies het opnieuw.',
  address: 'Ongeldige URL',
  tooManyImages: 'Maximaal 8 afbeeldingen',
  imageTwice: 'Een afbeelding staat er twee keer in',
  imageUnknown: 'Een afbeelding kon niet worden gebruikt. Kies haar opnieuw.',
  partnerUnknown: 'Deze partner bestaat niet meer',
  discountRange: 'Korting moet tussen 0 en 100 zijn',
  discountUnclear: 'Vul alleen een heel getal in, zoals 8',
  discountWhole: 'Korting moet een heel getal zijn',
  codeTooLong: 'Een kortingscode mag maximaal 50 karakters bevatten',
  order: 'Ongeldige volgorde',
  downloadMissing: 'Download link ontbreekt',
} as const
