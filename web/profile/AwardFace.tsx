import type { Award } from '@bewezen/domain/profile/contract.ts'
import AwardIcon from 'lucide-react/icons/award'
import { StoredPicture } from '../base/parts/StoredPicture.tsx'

/** The picture of an award in a round frame, or the sign of all awards. */
export const AwardFace = ({ of: { imageUrl }, size }: { of: Pick<Award, 'imageUrl'>; size: number }) => (
  <span
    className="grid flex-none place-items-center overflow-hidden rounded-full border-[1.5px] border-sun bg-sun-soft text-sun-ink"
    style={{ width: size, height: size }}
  >
    {imageUrl ? (
      <StoredPicture
        isFace
        src={imageUrl}
        fallback={<Sign size={size} />}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        className="size-full object-cover"
      />
    ) : (
      <Sign size={size} />
    )}
  </span>
)

const Sign = ({ size }: { size: number }) => <AwardIcon size={Math.round(size * 0.46)} aria-hidden="true" />
