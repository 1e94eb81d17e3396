import type { Preferences } from '@bewezen/domain/inbox/contract.ts'
import { settingsWords } from '@bewezen/domain/inbox/settingsWords.ts'
import type { Choice, Wants } from '@bewezen/domain/inbox/wants.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../base/api/api.ts'
import { queries, useQueries } from '../base/api/queries.ts'
import { useChange } from '../base/api/useChange.ts'
import { tellError } from '../base/parts/toast.ts'
import { preferencesRead } from './preferencesRead.ts'

type Chosen = NonNullable<ReturnType<typeof usePreferences>['chosen']>

/** What the viewer chose to hear and how; a change shows at once, and goes back when it is not stored (SH-NOTIF-23). */
export function usePreferences() {
  const { data: chosen, isError, refetch } = useQuery(preferencesRead(), useQueries())
  const save = useChange(api.inbox.savePreferences, {
    mutationKey: changing,
    onMutate: (changed) =>
      draw((it) => ({ ...it, preferences: { ...it.preferences, ...(changed as Partial<Preferences>) } })),
    onError: notSaved,
    onSettled: settle,
  })
  const choose = useChange(api.inbox.choose, {
    mutationKey: changing,
    onMutate: (choice) => draw((it) => ({ ...it, choices: withChoice(it.choices, choice) })),
    onError: notSaved,
    onSettled: settle,
  })
  return {
    chosen,
    isError,
    retry: () => void refetch(),
    save: (changed: Partial<Preferences>) => save.mutate(changed),
    choose: (about: Choice['about'], subject: string, wants: Wants | null) => choose.mutate({ about, subject, wants }),
  }
}

const changing = ['inbox', 'changing preferences']

function draw(change: (chosen: Chosen) => Chosen): void {
  queries().setQueryData(preferencesRead().queryKey, (chosen) => chosen && change(chosen))
}

const notSaved = () => tellError(settingsWords.saveFailed.title, settingsWords.saveFailed.text)

/** What is stored is asked when the last change is answered: an earlier answer would undo a later switch. */
function settle(): void {
  if (queries().isMutating({ mutationKey: changing }) > 1) return
  void queries().invalidateQueries({ queryKey: api.inbox.preferences.key() })
}

/** The choices with one made anew, or taken back. */
export function withChoice(
  choices: readonly Choice[],
  { about, subject, wants }: Omit<Choice, 'wants'> & { wants: Wants | null },
): Choice[] {
  const others = choices.filter((one) => one.about !== about || one.subject !== subject)
  return wants ? [...others, { about, subject, wants }] : others
}
