import { type ComponentProps, type ReactNode, useState } from 'react'
import { classes } from './classes.ts'
import { dims } from './dims.ts'
import { focusStyle } from './focusStyle.ts'

type Props = Omit<ComponentProps<'img'>, 'ref' | 'onError'> & {
  src: string
  alt: string
  /** The fallback when the picture cannot be shown. */
  fallback: ReactNode
  /**
   * Within a part that the browser leaves as the server drew it (`still`): the fallback is drawn along, unseen, since
   * nothing is drawn anew there.
   */
  inStill?: boolean
  /** A small face or sign: it keeps its light, in which it is told from another. */
  isFace?: boolean
}

/**
 * A picture that is kept somewhere, its focus in the frame (MKT-MORE-31), or what stands in for it once it turns out to be
 * broken (SH-AVAT-07, MKT-CLAIM-15).
 */
export function StoredPicture({ fallback, inStill = false, isFace = false, ...image }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const isBroken = broken === image.src
  return (
    <>
      {!isBroken && (
        <img
          style={focusStyle(image.src)}
          {...image}
          alt={image.alt}
          className={classes(!isFace && dims, image.className)}
          onError={() => setBroken(image.src)}
          // It may have failed before this page was taken over, and tells that nobody any more.
          ref={(shown) => {
            if (shown?.complete && shown.naturalWidth === 0) setBroken(image.src)
          }}
        />
      )}
      {inStill ? <span className="contents [img+&]:hidden">{fallback}</span> : isBroken && fallback}
    </>
  )
}
