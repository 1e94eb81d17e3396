import { catalogueWords as words } from '@bewezen/domain/shop/catalogueWords.ts'
import { useParams, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PageFailed } from '../../base/document/PageFailed.tsx'
import { contentId } from '../../base/document/words.ts'
import { wakeParts } from '../../base/hydration/later.tsx'
import { Skeleton } from '../../base/parts/Skeleton.tsx'
import { tellError } from '../../base/parts/toast.ts'
import { readFilters, shopAddress } from './address.ts'

/** The products while they are on their way (SHOP-LIST-18). */
export const ShopSkeleton = () => (
  <div>
    <p role="status" className="mb-3 text-fs-14 text-ink-2">
      {words.loading}
    </p>
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-3 lg:gap-5">
      {[1, 2, 3].map((at) => (
        <Skeleton key={at} className="h-80 w-full" />
      ))}
    </div>
  </div>
)

/** The shop while it is on its way, when that takes long enough to be seen (SHOP-LIST-18). */
export const ShopLoading = () => (
  <main id={contentId} tabIndex={-1} className="page max-w-[1336px]! pt-6 pb-16 lg:pt-11 lg:pb-24">
    <h1 className="heading mb-6 text-[30px] leading-[1.1]! lg:text-fs-46">{words.heading}</h1>
    <div className="grid min-w-0 gap-x-11 gap-y-5 lg:mt-8 lg:grid-cols-[228px_minmax(0,1fr)]">
      <div className="grid content-start gap-5">
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-80 w-full max-lg:hidden" />
      </div>
      <ShopSkeleton />
    </div>
  </main>
)

/** The shop when it could not be loaded, with the way to ask again. */
export const ShopFailed = () => <PageFailed title={words.failed} />

/** An address of no product, or of no category: the shop says so, and goes on without (SHOP-LIST-23, X3-EDGE-32). */
export const ProductMissing = () => <Back title={words.missing} />

/** A product that could not be read: the shop says so, and goes on without. */
export const ProductFailed = () => <Back title={words.failed} />

function Back({ title }: { title: string }) {
  const router = useRouter()
  const query = useSearch({ strict: false }) as Record<string, string | undefined>
  const { category } = useParams({ strict: false }) as { category?: string }
  const href = shopAddress(readFilters(query, category), query)
  useEffect(() => {
    wakeParts()
    tellError(title)
    void router.navigate({ href, replace: true, resetScroll: false })
  }, [title, href, router])
  return null
}
