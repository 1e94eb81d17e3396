import { answerWords as words } from '@bewezen/domain/external/screenWords.ts'
import X from 'lucide-react/icons/x'
import { IconButton } from '../../base/parts/IconButton.tsx'
import type { AnswerPicture } from './answer.ts'

/** The pictures that go with an answer, before it is sent; they are our own, so they are shown. */
export const AnswerPictures = ({
  of: pictures,
  onTakeAway,
}: {
  of: readonly AnswerPicture[]
  onTakeAway: (id: string) => void
}) =>
  pictures.length > 0 && (
    <ul aria-label={words.pictures} className="flex flex-wrap gap-3">
      {pictures.map(({ id, thumbnail }, place) => (
        <li key={id} className="relative">
          <img
            src={thumbnail}
            alt={words.picture(place + 1)}
            className="h-[76px] w-auto max-w-[180px] rounded-m border border-line object-cover"
          />
          <span className="absolute -top-2 -right-2">
            <IconButton
              size="s"
              label={words.takeAway(place + 1)}
              icon={<X size={16} />}
              onClick={() => onTakeAway(id)}
              className="border border-line bg-surface! shadow-2"
            />
          </span>
        </li>
      ))}
    </ul>
  )
