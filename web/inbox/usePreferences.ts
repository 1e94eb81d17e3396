import type { Preferences } from '@bewezen/domain/inbox/contract.ts'
import { settingsWords } from '@bewezen/domain/inbox/settingsWords.ts'
import type { Choice, Wants } from '@bewezen/domain/inbox/wants.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../base/api/api.ts'
import { lastWish } from '../base/api/lastWish.ts'
import { queries, useQueries } from '../base/api/queries.ts'
import { useChange } from '../base/api/useChange.ts'
import { tellError } from '../base/parts/toast.ts'
import { preferencesRead } from './preferencesRead.ts'

type Chosen = NonNullable<ReturnType<typeof usePreferences>['chosen']>

/** What the viewer chose to hear and how; a change shows at once, and goes back when it is not stored (SH-NOTIF-23). */
export function usePreferences() {
  const { data: chosen, isError, refetch } = useQuery(preferencesRead(), useQueries())
  const save = useChange(api.inbox.savePreferences)
  const choose = useChange(api.inbox.choose)
  return {
    chosen,
    isError,
    retry: () => void refetch(),
    save(changed: Partial<Preferences>) {
      draw((it) => ({ ...it, preferences: { ...it.preferences, ...changed } }))
      for (const [name, value] of Object.entries(changed))
        void store(`preference ${name}`, value, (value) => save.mutateAsync({ [name]: value }))
    },
    choose(about: Choice['about'], subject: string, wants: Wants | null) {
      draw((it) => ({ ...it, choices: withChoice(it.choices, { about, subject, wants }) }))
      void store(`${about} ${subject}`, wants, (wants) => choose.mutateAsync({ about, subject, wants }))
    },
  }
}

function draw(change: (chosen: Chosen) => Chosen): void {
  queries().setQueryData(preferencesRead().queryKey, (chosen) => chosen && change(chosen))
}

let underWay = 0

/** Sends a choice; what is stored is asked when the last one is answered: an earlier answer would undo a later switch. */
async function store<State>(about: string, state: State, call: (state: State) => Promise<unknown>): Promise<void> {
  underWay++
  try {
    await lastWish(about, state, call)
  } catch {
    tellError(settingsWords.saveFailed.title, settingsWords.saveFailed.text)
  }
  underWay--
  if (underWay === 0) void queries().invalidateQueries({ queryKey: api.inbox.preferences.key() })
}

/** The choices with one made anew, or taken back. */
export function withChoice(
  choices: readonly Choice[],
  { about, subject, wants }: Omit<Choice, 'wants'> & { wants: Wants | null },
): Choice[] {
  const others = choices.filter((one) => one.about !== about || one.subject !== subject)
  return wants ? [...others, { about, subject, wants }] : others
}
