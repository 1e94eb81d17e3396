import { type AvatarColor, asAvatarColor } from '@bewezen/domain/account/avatarColor.ts'
import { initials } from '@bewezen/domain/profile/person.ts'
import { classes } from './classes.ts'
import { LevelRing } from './LevelRing.tsx'
import { StoredPicture } from './StoredPicture.tsx'

const tints: Record<AvatarColor, string> = {
  licht: 'bg-th-licht-soft',
  voeding: 'bg-th-voeding-soft',
  beweging: 'bg-th-beweging-soft',
  grounding: 'bg-th-grounding-soft',
  slaap: 'bg-th-slaap-soft',
  adem: 'bg-th-adem-soft',
}

type Props = {
  name: string
  /** Address of the photo; without one, or when it cannot be shown, the initials stand on the colour (SH-AVAT-07). */
  photo?: string | null
  /** The stored avatar_color; without one a tint that belongs to the name. */
  color?: string | null
  /** 1 to 5 draws the level ring; nothing or 0 draws none. */
  level?: number | null
  /** In pixels, the ring included. */
  size?: number
}

/** An avatar: photo or initials. Hidden from screen readers: the name stands beside it or in the label around it. */
export function Avatar({ name, photo, color, level, size = 44 }: Props) {
  const disc = level ? size - 9 : size
  const letters = <span data-initials={initials(name)} className="before:content-[attr(data-initials)]" />
  return (
    <span
      aria-hidden="true"
      className="relative inline-grid flex-none place-items-center rounded-full font-[650] tracking-[0.01em]"
      style={{ width: size, height: size, fontSize: Math.max(11, Math.round(size * 0.29)) }}
    >
      {level ? <LevelRing size={size} level={level} /> : null}
      <span
        className={classes(
          'grid place-items-center overflow-hidden rounded-full leading-none text-ink',
          tints[asAvatarColor(color, name)],
        )}
        style={{ width: disc, height: disc }}
      >
        {photo ? (
          <StoredPicture
            isFace
            src={photoAddress(photo, disc)}
            fallback={letters}
            alt=""
            width={disc}
            height={disc}
            loading="lazy"
            decoding="async"
            className="size-full object-cover"
          />
        ) : (
          letters
        )}
      </span>
    </span>
  )
}

/** Our own pictures are stored in three sizes; the largest is the one that is named. */
export const photoAddress = (photo: string, pixels: number): string =>
  pixels > 64 ? photo : photo.replace(/\/256\.webp$/, '/128.webp')
