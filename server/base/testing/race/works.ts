import { newPodcastForm } from '@bewezen/domain/podcasts/podcastForm.ts'
import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import { usualShippingRates } from '@bewezen/domain/shop/orders/shipping.ts'
import { newProductForm } from '@bewezen/domain/shop/productForm.ts'
import { unmeasured } from '@bewezen/domain/site/measured.ts'
import { utrecht } from '../../../shop/orders/testing/payingShop.ts'
import { askers, type Case, type Cases, letter } from './case.ts'
import type { Stage } from './stage.ts'

/** The shop and its orders, what is taught and shown, and the pages of the site. */
export function workCases(stage: Stage): Cases {
  const { lamp, scarce, book, paidOrder, shipped, open, digital, managed, challenge } = stage
  const { admins, members, noor: own, lieke: third } = askers(stage)
  const { communityId } = stage.channel
  const product = (at: number) => ({ ...newProductForm(), name: `Lamp ${letter(at)}`, category: 'ebook' })
  const taught = (id: string, at: number) => ({
    id,
    communityId,
    updatedAt: null,
    title: `Les ${letter(at)}`,
    content: '<p>Zet thee.</p>',
    teacherId: null,
    isPublished: false,
  })
  const edited = <Fields extends { id: string }>(
    row: Fields,
    { names, name }: { names: readonly (keyof Fields)[]; name: keyof Fields },
    more: object = {},
    seen: object = {},
  ): Case => {
    const before = Object.fromEntries(names.map((one) => [one, row[one]]))
    return admins((_id, at) => ({
      id: row.id,
      before: { ...before, ...seen },
      after: { ...before, [name]: `Anders ${letter(at)}?` },
      ...more,
    }))
  }
  const photo = { uploadId: null, noPhoto: false }
  const [hero, quote, member, level, claim, question] = [
    managed.heroes[0],
    managed.testimonials[0],
    managed.team[0],
    managed.levels[0],
    managed.claims[0],
    managed.faq[0],
  ]
  if (!hero || !quote || !member || !level || !claim || !question) throw new Error('the pages of the site are empty')
  const quoted = ['name', 'content', 'measure', 'unit', 'change', 'before', 'after', 'isActive', 'hasConsent'] as const
  const { name: claimName, ...claimed } = claim
  const order = (one: { id: string }) => admins(() => ({ id: one.id, version: 0 }))
  return {
    'shop.download': own(() => ({ id: book.id, waives: true })),
    'shop.saveProduct': admins((id, at) => ({ id, version: null, product: product(at) })),
    'shop.setStatus': admins((_id, at) => ({ id: lamp.id, status: at === 0 ? 'active' : 'inactive' })),
    'shop.setFeatured': admins((_id, at) => ({ id: lamp.id, isFeatured: at === 0 })),
    'shop.removeProduct': admins(() => ({ id: lamp.id })),
    'shop.generateProduct': admins(() => ({ description: 'Een lamp voor de avond' })),
    'shop.generateImage': admins(() => ({ prompt: 'Een lamp', productName: 'Lamp' })),
    'shop.startImages': admins((id) => ({ id, replace: true })),
    'shop.stopImages': admins(() => ({ id: stage.runId })),
    'shop.add': own(() => ({ productId: lamp.id })),
    'shop.setQuantity': third((_id, at) => ({ productId: lamp.id, quantity: 1 + at })),
    'shop.remove': third(() => ({ productId: lamp.id })),
    'shop.effectivePrice': members(() => ({ p_product_id: lamp.id })),
    'orders.place': members(async (id, at) => {
      const { lines, totals } = await (at === 0 ? stage.noor : stage.sem).does(orders.review, {})
      const shown = lines.map(({ productId, name, quantity, priceCents }) => ({
        productId,
        name,
        quantity,
        priceCents,
      }))
      return {
        id,
        productId: null,
        address: utrecht,
        shown: { lines: shown, shippingCents: totals.NL?.shippingCents ?? 0 },
        hasAgreed: true,
      }
    }),
    'orders.pay': own(() => ({ id: open.id })),
    'orders.cancel': own(() => ({ id: open.id })),
    'orders.confirmReceipt': own(() => ({ id: shipped.id })),
    'orders.withdraw': own(() => ({ id: shipped.id })),
    'orders.openDownload': own(() => ({ id: digital.id, lineId: digital.lineId, waives: true })),
    'orders.forgetAddress': own(() => ({})),
    'orders.packingSlips': admins(() => ({ ids: [paidOrder.id] })),
    'orders.ship': admins((_id, at) => ({ id: paidOrder.id, version: 0, carrier: 'PostNL', track: `3S${at}` })),
    'orders.deliver': admins(() => ({ id: shipped.id, version: 0 })),
    'orders.takeBack': order(stage.returning),
    'orders.refund': admins((id) => ({
      id: paidOrder.id,
      version: 0,
      refundId: id,
      lines: [],
      withShipping: false,
      amountCents: paidOrder.totalCents,
      restocks: false,
      reason: 'Het kwam niet aan',
    })),
    'orders.retryRefunds': admins(() => ({ id: paidOrder.id })),
    'orders.correctStock': admins((id, at) => ({ id, productId: scarce.id, amount: -1, note: `Geteld ${letter(at)}` })),
    'orders.saveShippingRates': admins((_id, at) => ({
      before: usualShippingRates,
      rates: { ...usualShippingRates, NL: 600 + at },
    })),
    'learning.finish': own((_id, at) => ({ kind: 'lesson', id: stage.lesson.id, done: at === 0 })),
    'learning.takeNews': own(() => ({ communityId, levelId: stage.levelId })),
    'learning.takePart': own((_id, at) => ({ challengeId: stage.challengeTwo.id, on: at === 0 })),
    'learning.tick': own(() => ({ challengeId: challenge.id, day: stage.today })),
    'learning.showName': own((_id, at) => ({ challengeId: challenge.id, on: at === 0 })),
    'learning.saveLesson': admins((id, at) => ({
      ...taught(id, at),
      videoUrl: '',
      attachments: [],
      levelId: stage.levelId,
      week: 1,
      isRequired: true,
    })),
    'learning.saveMasterclass': admins((id, at) => ({ ...taught(id, at), videoUrl: '', attachments: [] })),
    'learning.saveChallenge': admins((id, at) => ({
      ...taught(id, at),
      dailyTask: 'Naar buiten',
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      durationDays: 2,
      imageAlt: '',
      awardId: null,
      imageUploadId: null,
      noImage: false,
    })),
    'learning.remove': admins(() => ({ kind: 'lesson', id: stage.lesson.id })),
    'learning.moveLesson': admins((_id, at) => ({ id: stage.lesson.id, by: at === 0 ? 1 : -1 })),
    'legal.save': admins((_id, at) => ({
      pageType: 'privacy',
      title: `Privacy ${letter(at)}`,
      content: '<p>Van jou.</p>',
      updatedAt: stage.legalUpdatedAt,
    })),
    'blogs.save': admins((id, at) => ({
      id,
      title: `Stuk ${letter(at)}`,
      slug: 'een-stuk',
      excerpt: '',
      content: '<p>a</p>',
      coverAlt: '',
      category: null,
      status: 'draft',
      publishedAt: null,
      updatedAt: null,
      coverUploadId: null,
      noCover: false,
    })),
    'blogs.remove': admins(() => ({ id: stage.blogId })),
    'podcasts.save': admins((id, at) => ({
      id,
      version: null,
      podcast: {
        ...newPodcastForm('2026-10-20T08:00:00.000Z'),
        title: `Gesprek ${letter(at)}`,
        platform: 'spotify',
        originalUrl: 'https://open.spotify.com/show/0123456789abcdefABCDEF',
      },
    })),
    'podcasts.remove': admins(() => ({ id: stage.podcastId })),
    'podcasts.setSaved': own((_id, at) => ({ id: stage.podcastId, on: at === 0 })),
    'podcasts.setHeard': own((_id, at) => ({ id: stage.podcastId, on: at === 0 })),
    'podcasts.keepPosition': own((_id, at) => ({
      id: stage.podcastId,
      seconds: 10 + at,
      at: '2026-10-20T08:00:00.000Z',
    })),
    'site.addHero': admins((id, at) => ({ id, uploadId: stage.heroUploads[at] ?? '', alt: `Zon ${letter(at)}` })),
    'site.editHero': edited(hero, { names: ['alt', 'isActive'], name: 'alt' }),
    'site.removeHero': admins(() => ({ id: hero.id })),
    'site.makeTestimonial': admins((id, at) => ({
      id,
      name: `Nieuw ${letter(at)}`,
      content: 'Tien tekens.',
      ...unmeasured,
      isActive: true,
      hasConsent: true,
      uploadId: null,
    })),
    'site.editTestimonial': edited(quote, { names: quoted, name: 'name' }, photo, { photoUrl: quote.photoUrl }),
    'site.removeTestimonial': admins(() => ({ id: quote.id })),
    'site.makeTeamMember': admins((id, at) => ({
      id,
      name: `Nieuw ${letter(at)}`,
      role: 'Docent',
      sentence: 'Legt uit wat je meet.',
      uploadId: null,
    })),
    'site.editTeamMember': edited(member, { names: ['name', 'role', 'sentence'], name: 'name' }, photo, {
      photoUrl: member.photoUrl,
    }),
    'site.removeTeamMember': admins(() => ({ id: member.id })),
    'site.makeFaqEntry': admins((id, at) => ({ id, question: `Vraag ${letter(at)}?`, answer: 'Een antwoord.' })),
    'site.editFaqEntry': edited(question, { names: ['question', 'answer'], name: 'question' }),
    'site.removeFaqEntry': admins(() => ({ id: question.id })),
    'site.editLevel': edited(level, { names: ['title', 'duration', 'result'], name: 'title' }),
    'site.saveClaim': admins((_id, at) => ({
      name: claimName,
      before: claimed,
      after: { ...claimed, claim: `Anders ${letter(at)}` },
    })),
    'site.switchSamples': admins((_id, at) => ({ isOn: at === 0 })),
    'site.editShowcase': admins((_id, at) => ({
      before: managed.showcase,
      after: { ...managed.showcase, channel: `Anders ${letter(at)}` },
    })),
    'site.order': admins((_id, at) => {
      const ids = managed.faq.map(({ id }) => id)
      return { kind: 'faq', ids: at === 0 ? ids.toReversed() : [...ids.slice(1), ...ids.slice(0, 1)] }
    }),
  }
}
