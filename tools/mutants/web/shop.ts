import type { Mutant } from '../mutant.ts'

const [loading, addresses, page] = [
  'web/shop/catalogue/load.test.ts',
  'web/shop/catalogue/address.test.ts',
  'web/shop/catalogue/page.test.ts',
]

/** The pages of the shop: what an address shows, what a visitor is not told, and how often is asked again. */
export const shopScreens: readonly Mutant[] = [
  {
    name: 'the prices are asked for once more only',
    file: 'web/shop/catalogue/load.ts',
    replace: ['failures < 2 && isWorthRetrying(error)', 'failures < 1 && isWorthRetrying(error)'],
    noticedBy: [loading],
    ids: ['SHOP-PRICE-06'],
  },
  {
    name: 'what was refused is asked for again',
    file: 'web/shop/catalogue/load.ts',
    replace: ['failures < 2 && isWorthRetrying(error)', 'failures < 2'],
    noticedBy: [loading],
    ids: ['SHOP-PRICE-06'],
  },
  {
    name: 'an address with an unknown category shows the shop',
    file: 'web/shop/catalogue/load.ts',
    replace: ['if (!category) throw notFound()', "if (!category) return { title: '', meta: [], path: '/products' }"],
    noticedBy: [page],
    ids: ['SHOP-LIST-23'],
  },
  {
    name: 'an unknown category is asked for its product',
    file: 'web/shop/catalogue/load.ts',
    replace: ['if (!categoryAt(params.category)) throw notFound()', ''],
    noticedBy: [loading],
    ids: ['SHOP-LIST-23'],
  },
  {
    name: 'a product that is not there is one that cannot be read now',
    file: 'web/shop/catalogue/load.ts',
    replace: ["['NOT_FOUND', 'INVALID_INPUT'].includes", "['INVALID_INPUT'].includes"],
    noticedBy: [loading, page],
    ids: ['SHOP-LIST-23', 'X3-EDGE-32'],
  },
  {
    name: 'a product opens under a category that is not its own',
    file: 'web/shop/catalogue/load.ts',
    replace: ['categoryAt(params.category) !== product.category', 'false'],
    noticedBy: [loading],
    ids: ['SHOP-LIST-24'],
  },
  {
    name: 'a product that came with the shop is asked for again',
    file: 'web/shop/catalogue/load.ts',
    replace: ['known?.find(({ slug }) => slug === params.product) ??', ''],
    noticedBy: [page],
  },
  {
    name: 'filters that were taken away stay in the address',
    file: 'web/shop/catalogue/address.ts',
    replace: ['if (!ofFilters.has(name)) params.append', 'params.append'],
    noticedBy: [addresses],
    ids: ['SHOP-LIST-20'],
  },
  {
    name: 'the address keeps the product that a link pointed at',
    file: 'web/shop/catalogue/address.ts',
    replace: ["([name]) => name !== 'id'", '() => true'],
    noticedBy: [addresses],
    ids: ['SHOP-LIST-19'],
  },
  {
    name: 'a shop that is too large counts what stands on the page',
    file: 'web/shop/catalogue/useCatalogue.ts',
    replace: ['count: isWhole ? shown.count : whole.total', 'count: shown.count'],
    noticedBy: [page],
    ids: ['SHOP-LIST-06', 'SHOP-LIST-14'],
  },
  {
    name: 'machines are told what a product costs',
    file: 'web/shop/catalogue/head.ts',
    replace: ['sku: product.slug,', "sku: product.slug, offers: { price: '0' },"],
    noticedBy: [page],
    ids: ['SHOP-PRICE-12', 'X3-EDGE-29'],
  },
  {
    name: 'a visitor is not asked to sign in for a price',
    file: 'web/shop/catalogue/ProductPrice.tsx',
    replace: ['{words.signInForPrice}', '{null}'],
    noticedBy: [page],
    ids: ['SHOP-PRICE-01', 'SHOP-PRICE-12'],
  },
  {
    name: 'what is sold out has a button that works',
    file: 'web/shop/catalogue/ProductActions.tsx',
    replace: ['<Button look="line" size={size} disabled', '<Button look="line" size={size}'],
    noticedBy: [page],
    ids: ['SHOP-BUY-11'],
  },
  {
    name: 'the shop of a partner has our page in its hand',
    file: 'web/shop/catalogue/ProductActions.tsx',
    replace: ['rel="noopener nofollow sponsored"', 'rel="nofollow sponsored"'],
    noticedBy: [page],
    ids: ['SHOP-BUY-07'],
  },
]
