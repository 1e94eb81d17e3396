import { cardFor, type ProductCard, type ShopTerms, type StoredProduct } from '../catalogue.ts'

/** A product as it is stored, for tests: something of our own that can be sent, with every field that is not for all filled. */
export const storedProduct = (wish: Partial<StoredProduct> = {}): StoredProduct => ({
  id: '01a00000-0000-7000-8000-000000000001',
  slug: 'avondbril',
  name: 'Avondbril',
  description: 'Houdt blauw licht tegen.',
  category: 'fysiek product',
  tags: ['slaap'],
  imageKeys: [],
  partner: null,
  productType: 'own',
  status: 'active',
  priceCents: 5_900,
  salePriceCents: null,
  saleBeforeCents: null,
  stockQuantity: null,
  preordersLeft: null,
  isPhysical: true,
  isDigital: false,
  isPreorder: false,
  isFeatured: false,
  hasFile: false,
  downloadUrl: 'https://geheim.example/download.pdf',
  affiliateUrl: 'https://geheim.example/partner',
  studentDiscountPercentage: 8,
  studentDiscountCode: 'GEHEIM-STUDENT',
  teacherDiscountPercentage: 12,
  teacherDiscountCode: 'GEHEIM-TEACHER',
  affiliateDiscountPercentage: 5,
  affiliateDiscountCode: 'GEHEIM-PARTNER',
  orderIndex: 1,
  ...wish,
})

/** The same as a member or, with null, a visitor sees it. */
export const productCard = (
  wish: Partial<StoredProduct> = {},
  role: string | null = 'student',
  terms: Partial<ShopTerms> = {},
): ProductCard =>
  cardFor(storedProduct(wish), role === null ? null : { role }, {
    afterOrder: false,
    hasPaidOrder: false,
    takesMoney: false,
    ...terms,
  })
