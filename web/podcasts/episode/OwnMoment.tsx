import { episodeWords as words } from '@bewezen/domain/podcasts/episodeWords.ts'
import { readMoment } from '@bewezen/domain/podcasts/moments.ts'
import { podcastScreenWords as screenWords } from '@bewezen/domain/podcasts/screenWords.ts'
import { type FormEvent, useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useChange } from '../../base/api/useChange.ts'
import { Button } from '../../base/parts/Button.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'
import { podcastsChanged } from '../podcastsChanged.ts'

/** One's own mark of where one is, for a player that does not tell it (POD-MORE-41). */
export function OwnMoment({ id, position }: { id: string; position: number | null }) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const keep = useChange(api.podcasts.keepPosition, {
    onSuccess: () => {
      tellSuccess(screenWords.kept)
      setOpen(false)
      setTyped('')
      void podcastsChanged()
    },
    onError: () => tellError(words.markFailed.title, words.markFailed.text),
  })
  if (position !== null) return null
  if (!isOpen)
    return (
      <p className="mt-3">
        <Button look="quiet" size="s" onClick={() => setOpen(true)}>
          {words.keepMoment}
        </Button>
      </p>
    )
  const send = (event: FormEvent) => {
    event.preventDefault()
    const seconds = readMoment(typed)
    setWrong(seconds === null)
    if (seconds !== null) keep.mutate({ id, seconds, at: new Date().toISOString() })
  }
  return (
    <form
      noValidate
      onSubmit={send}
      className="mt-3 grid items-end gap-3 sm:grid-cols-[minmax(0,280px)_auto] sm:justify-start"
    >
      <TextField
        label={screenWords.moment}
        hint={screenWords.momentHint}
        inputMode="numeric"
        value={typed}
        error={isWrong ? screenWords.momentWrong : null}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" look="line" busy={keep.isPending}>
        {words.keepMoment}
      </Button>
    </form>
  )
}
