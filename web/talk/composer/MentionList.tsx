import { chooseMention, type MentionTyping } from '@bewezen/domain/community/mentionTyping.ts'
import { batchLabels, composerWords } from '@bewezen/domain/community/words.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import Users from 'lucide-react/icons/users'
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Avatar } from '../../base/parts/Avatar.tsx'
import { classes } from '../../base/parts/classes.ts'
import { suggestionsOf } from './suggestionsOf.ts'
import { useSettled } from './useSettled.ts'

/** Takes the keys that are meant for the list; answers whether it took one. */
export type MentionKeys = { take: (event: KeyboardEvent) => boolean }

type Props = {
  ref: Ref<MentionKeys>
  id: string
  channelId: string
  withGroups: boolean
  text: string
  typing: MentionTyping
  onChoose: (next: { text: string; caret: number }) => void
  onClose: () => void
  /** The id of the option that the arrows stand on; nothing without options. */
  onActive: (id: string | undefined) => void
}

/** Whom a typed @name may mean, 200 ms after typing; a failing lookup shows nothing (IN-MENTION-01..08, SH-MENT-01..06). */
export function MentionList({ ref, id, channelId, withGroups, text, typing, onChoose, onClose, onActive }: Props) {
  const asked = useSettled(typing.typed)
  const { data } = useRead(
    api.community.mentionable,
    { channelId, typed: asked ?? '' },
    { enabled: asked !== null, retry: false, placeholderData: (before) => before },
  )
  const options = suggestionsOf(data).filter(({ batch }) => withGroups || !batch)
  const [at, setAt] = useState(0)
  const place = Math.min(at, options.length - 1)
  const choose = (name: string) => onChoose(chooseMention(text, typing, name))

  useImperativeHandle(ref, () => ({
    take(event) {
      const chosen = options[place]
      if (!chosen || event.ctrlKey || event.metaKey || event.altKey) return false
      if (event.key === 'ArrowDown') setAt((place + 1) % options.length)
      else if (event.key === 'ArrowUp') setAt((place + options.length - 1) % options.length)
      else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) choose(chosen.name)
      else if (event.key === 'Escape') onClose()
      else return false
      event.preventDefault()
      return true
    },
  }))
  const activeId = options[place] && `${id}-${place}`
  useEffect(() => {
    onActive(activeId)
    return () => onActive(undefined)
  }, [activeId, onActive])

  return (
    <>
      <span role="status" className="sr-only">
        {options.length > 0 && composerWords.usersHeard(options.length)}
      </span>
      {options.length > 0 && (
        <div
          role="listbox"
          id={id}
          aria-label={composerWords.suggestions}
          className="absolute bottom-full left-2 z-3 mb-2 max-h-[min(360px,50dvh)] w-[320px] max-w-[calc(100%-16px)] animate-pop-in overflow-y-auto rounded-l border border-line bg-surface p-2 shadow-2"
        >
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are taken by the text field, which keeps the focus
            <div
              key={option.name}
              role="option"
              tabIndex={-1}
              id={`${id}-${index}`}
              aria-selected={index === place}
              // The focus stays in the text.
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => index !== place && setAt(index)}
              onClick={() => choose(option.name)}
              className={classes(
                'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-m px-2',
                index === place && 'bg-surface-2 outline-2 -outline-offset-2 outline-ink',
              )}
            >
              {option.person ? (
                <Avatar
                  name={displayName(option.person)}
                  photo={option.person.avatarUrl}
                  color={option.person.avatarColor}
                  size={32}
                />
              ) : (
                <span className="grid size-8 place-items-center rounded-full bg-sky-soft text-sky-ink">
                  <Users size={16} />
                </span>
              )}
              <span className="min-w-0 flex-1 truncate text-[15px] font-[550]">
                {option.person ? displayName(option.person) : batchLabels[option.batch]}
              </span>
              <span className="truncate text-fs-13 text-ink-3">@{option.name}</span>
            </div>
          ))}
        </div>
      )}
    </>
  )
}
