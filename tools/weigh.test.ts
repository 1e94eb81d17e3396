import { beforeAll, describe, expect, test } from 'vitest'
import { built } from './start/built.ts'
import { type Weight, weighRoute } from './weigh.ts'

// In bytes as they travel; KB is 1,000 bytes.
const [homeScripts, homeInAll, publicScripts, signedInScripts] = [90_000, 250_000, 105_000, 170_000]
const shopInAll = 300_000
/** Each file is a request and a module of its own, however small: a hundred of them took browser and server longer than their bytes. */
const signedInFiles = 45

/** The heaviest files first, for whoever has to find what grew. */
const heaviest = ({ files }: Weight) =>
  Object.entries(files)
    .toSorted(([, a], [, b]) => b - a)
    .map(([file, bytes]) => `${bytes} ${file}`)
    .join('\n')

beforeAll(() => built('web'), 240_000)

const blogs: Record<string, object> = {
  'blogs.list': { blogs: [], total: 0, categories: [] },
  'blogs.read': {
    id: '0190a000-0000-7000-8000-000000000001',
    slug: 'licht',
    title: 'Licht',
    excerpt: 'Kort.',
    cover: null,
    category: 'licht',
    author: { name: 'Teun Bakker', photo: null, color: null },
    status: 'published',
    publishedAt: '2026-10-05T08:00:00.000Z',
    updatedAt: '2026-10-05T08:00:00.000Z',
    minutes: 3,
    isHidden: false,
    viewer: { mayEdit: false },
    content: '<p>Ga naar buiten.</p>',
    headings: [],
    related: [],
  },
}
const withBlogs = (name: string) =>
  blogs[name] ? Promise.resolve(blogs[name]) : Promise.reject(Object.assign(new Error(name), { code: 'UNAVAILABLE' }))

test.each(['/', '/how-it-works', '/blogs', '/blogs/licht'])(
  'for a visitor %s is at most 90 KB of JavaScript and 250 KB in all, pictures of others left aside',
  async (path) => {
    const page = await weighRoute(path, false, withBlogs)
    expect(page.javascript, heaviest(page)).toBeLessThanOrEqual(homeScripts)
    expect(page.all, heaviest(page)).toBeLessThanOrEqual(homeInAll)
  },
)

const product = {
  id: '0190a000-0000-7000-8000-000000000001',
  slug: 'avondbril',
  name: 'Avondbril',
  description: 'Houdt blauw licht tegen.',
  category: 'fysiek product',
  tags: ['slaap'],
  images: [],
  partner: null,
  productType: 'own',
  isFeatured: false,
  isPreorder: false,
  isFree: false,
  hasDeal: false,
  orderIndex: 1,
  offer: null,
}
const withShop = (name: string) =>
  name === 'shop.catalogue'
    ? Promise.resolve({ products: [product], total: 1, isWhole: true, partners: [] })
    : Promise.reject(Object.assign(new Error(name), { code: 'UNAVAILABLE' }))

test.each(['/products', '/shop/fysiek-product', '/shop/fysiek-product/avondbril'])(
  'for a visitor %s is at most 105 KB of JavaScript and 300 KB in all, pictures of products left aside',
  async (path) => {
    const page = await weighRoute(path, false, withShop)
    expect(page.javascript, heaviest(page)).toBeLessThanOrEqual(publicScripts)
    expect(page.all, heaviest(page)).toBeLessThanOrEqual(shopInAll)
    // The cart comes when it is opened.
    expect(Object.keys(page.files).join()).not.toContain('CartDrawer')
  },
)

const stream = {
  id: '0190a000-0000-7000-8000-000000000001',
  title: 'Samen ademen bij zonsondergang',
  description: 'Vier tellen in, zes uit.',
  startTime: '2026-10-22T15:45:00.000Z',
  endTime: null,
  isActive: true,
  lastActiveAt: '2026-10-22T15:45:00.000Z',
  creatorName: 'Teun Bakker',
  player: {
    frame: {
      src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&mute=1',
      width: '100%',
      height: '400',
      frameborder: null,
      allowfullscreen: true,
      allow: null,
      title: null,
      loading: 'lazy',
      sandbox: 'allow-scripts allow-same-origin allow-presentation',
    },
  },
  hasRecording: false,
  visibleToEveryone: true,
  visibleToStudents: false,
  visibleToTeachers: false,
  visibleToAdmins: false,
  viewer: { mayManage: false, mayTalk: false, isReminded: false },
  manage: null,
}
const withStreams = async (name: string) => {
  if (name === 'livestreams.list') return { live: stream, livestreams: [stream], total: 1 }
  if (name === 'livestreams.clock') return { now: stream.startTime }
  throw Object.assign(new Error(name), { code: 'UNAVAILABLE' })
}

test('LIVE-MORE-54 for a visitor /livestream with a live stream is at most 105 KB of JavaScript and 250 KB in all', async () => {
  const page = await weighRoute('/livestream', false, withStreams)
  expect(page.javascript, heaviest(page)).toBeLessThanOrEqual(publicScripts)
  expect(page.all, heaviest(page)).toBeLessThanOrEqual(homeInAll)
})
const episode = {
  id: '0190a000-0000-7000-8000-000000000001',
  title: 'Ochtendlicht',
  summary: 'Kort.',
  platform: 'youtube',
  originalUrl: 'https://youtu.be/abcdefghijk',
  embedUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
  duration: '48 min',
  categories: ['licht'],
  isFeatured: true,
  publishedAt: '2026-10-05T08:00:00.000Z',
  isPublished: true,
  thumbnail: null,
  speaker: null,
  hasTranscript: true,
  mark: null,
}
const withPodcasts = (name: string) =>
  name === 'podcasts.list'
    ? Promise.resolve({ podcasts: [episode] })
    : Promise.resolve({
        ...episode,
        description: 'Meer.',
        updatedAt: episode.publishedAt,
        chapters: [{ seconds: 0, title: 'Begin' }],
        transcript: [{ seconds: 0, speaker: null, text: 'Welkom.' }],
        next: null,
      })

test.each(['/podcasts', `/podcasts/${episode.id}`])(
  'for a visitor %s is at most 105 KB of JavaScript and 250 KB in all, players aside',
  async (path) => {
    const page = await weighRoute(path, false, withPodcasts)
    expect(page.javascript, heaviest(page)).toBeLessThanOrEqual(publicScripts)
    expect(page.all, heaviest(page)).toBeLessThanOrEqual(homeInAll)
  },
)

const others = [
  '/contact',
  '/privacy',
  '/terms',
  '/cookies',
  '/events',
  '/events/ademlab',
  '/subscription',
  '/auth',
  '/auth?mode=register',
  '/reset-password',
  '/community',
  '/nergens',
]
test.each(others)('the first page at %s is at most 105 KB of JavaScript for a visitor', async (path) => {
  const page = await weighRoute(path)
  expect(page.javascript, heaviest(page)).toBeLessThanOrEqual(publicScripts)
})

test.each(['/community', '/inbox', '/profile', '/products', '/subscription', '/admin', '/podcasts', '/livestream'])(
  'the first page at %s is at most 170 KB of JavaScript in 45 files for somebody who is signed in',
  async (path) => {
    const page = await weighRoute(path, true)
    expect(page.javascript, heaviest(page)).toBeLessThanOrEqual(signedInScripts)
    const scripts = Object.keys(page.files).filter((file) => file.endsWith('.js'))
    expect(scripts.length, heaviest(page)).toBeLessThanOrEqual(signedInFiles)
  },
)

describe('the scales', () => {
  test('count the entry, the styles, the two fonts and the screen', async () => {
    const names = Object.keys((await weighRoute('/')).files).map((file) => file.replace(/-[\w-]{7}\./, '.'))
    const everywhere = [
      'app.js',
      'style.css',
      'besley-latin-wght-normal.woff2',
      'hanken-grotesk-latin-wght-normal.woff2',
    ]
    expect(names).toEqual(expect.arrayContaining([...everywhere, 'HomeScreen.js'].map((name) => `/assets/${name}`)))
  })

  test('refuse a path that leads elsewhere', async () => {
    await expect(weighRoute('/inbox')).rejects.toThrow('redirect')
  })
})
