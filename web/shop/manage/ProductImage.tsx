import { generateWords } from '@bewezen/domain/shop/generateWords.ts'
import { productImageWords as words } from '@bewezen/domain/shop/manageWords.ts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ImageOff from 'lucide-react/icons/image-off'
import Trash from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import { ChooseCrop, type PickPicture } from '../../base/crop/ChooseCrop.tsx'
import { Badge } from '../../base/parts/Badge.tsx'
import { classes } from '../../base/parts/classes.ts'
import { IconButton } from '../../base/parts/IconButton.tsx'
import { StoredPicture } from '../../base/parts/StoredPicture.tsx'
import { VisuallyHidden } from '../../base/parts/VisuallyHidden.tsx'

type Props = {
  address: string | null
  /** Whether a model drew it. */
  isGenerated: boolean
  /** From 1. */
  place: number
  count: number
  isDragged: boolean
  onDrag: (drags: boolean) => void
  /** Another picture is dropped here; without, none that could be. */
  onDrop: (() => void) | undefined
  onStep: (button: HTMLElement, way: -1 | 1) => void
  onPick: PickPicture
  onRemove: (item: Element | null) => void
}

/** A picture of a product in the form: dragged to its place, or brought there by its arrows (SHOP-FORM-19). */
export function ProductImage({
  address,
  isGenerated,
  place,
  count,
  isDragged,
  onDrag,
  onDrop,
  onStep,
  onPick,
  onRemove,
}: Props) {
  const none = (
    <span className="grid size-full place-items-center text-ink-3">
      <ImageOff size={22} />
    </span>
  )
  return (
    <li
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', words.picture(place))
        onDrag(true)
      }}
      onDragEnd={() => onDrag(false)}
      onDragOver={onDrop && ((event) => event.preventDefault())}
      onDrop={
        onDrop &&
        ((event) => {
          event.preventDefault()
          onDrop()
        })
      }
      className={classes(
        'cursor-grab overflow-hidden rounded-m border border-line bg-surface',
        isDragged && 'opacity-45',
      )}
    >
      <div className="relative aspect-[4/3] bg-surface-2">
        {address ? (
          <StoredPicture
            src={address}
            alt={words.picture(place)}
            fallback={none}
            width={160}
            height={120}
            draggable={false}
            className="size-full object-cover"
          />
        ) : (
          none
        )}
        <span className="absolute top-1.5 left-1.5 flex flex-col items-start gap-1">
          {place === 1 && <Badge look="night">{words.cover}</Badge>}
          {isGenerated && (
            <Badge look="sun">
              <VisuallyHidden>{generateWords.generatedImage}</VisuallyHidden>
              <span aria-hidden="true">{generateWords.isImageGenerated}</span>
            </Badge>
          )}
        </span>
        {/* One that a model drew stays the file of which that is known. */}
        {address && !isGenerated && (
          <span className="absolute right-1.5 bottom-1.5 rounded-m bg-surface">
            <ChooseCrop purpose="product-image" address={address} label={words.crop(place)} onPick={onPick} />
          </span>
        )}
      </div>
      <div className="flex items-center justify-between">
        <Arrow
          label={words.earlier(place)}
          icon={<ArrowLeft size={16} />}
          isEnd={place === 1}
          onPress={(button) => onStep(button, -1)}
        />
        <Arrow
          label={words.later(place)}
          icon={<ArrowRight size={16} />}
          isEnd={place === count}
          onPress={(button) => onStep(button, 1)}
        />
        <IconButton
          label={words.remove(place)}
          icon={<Trash size={16} />}
          onClick={({ currentTarget }) => onRemove(currentTarget.closest('li'))}
        />
      </div>
    </li>
  )
}

type ArrowProps = { label: string; icon: ReactNode; isEnd: boolean; onPress: (button: HTMLElement) => void }

/** At the end of the row it stays where it is, so that the focus is not lost. */
const Arrow = ({ label, icon, isEnd, onPress }: ArrowProps) => (
  <IconButton
    label={label}
    icon={icon}
    aria-disabled={isEnd || undefined}
    onClick={isEnd ? undefined : ({ currentTarget }) => onPress(currentTarget)}
    className={classes(isEnd && 'opacity-40 hover:bg-transparent')}
  />
)
