import type { OwnProfile } from '@bewezen/domain/profile/contract.ts'
import { personalSentences, saveReason } from '@bewezen/domain/profile/panelWords.ts'
import { personalFaults, type TypedPersonal } from '@bewezen/domain/profile/personal.ts'
import { cleanUsername, isSameUsername } from '@bewezen/domain/profile/username.ts'
import { profileWords } from '@bewezen/domain/profile/words.ts'
import { useRouteContext } from '@tanstack/react-router'
import { useUsernameCheck } from '../account/index.ts'
import { api } from '../base/api/api.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { useChange } from '../base/api/useChange.ts'
import { faultsAt } from '../base/editing/filling.ts'
import { useStoredForm } from '../base/editing/useStoredForm.ts'
import { tellError, tellSuccess } from '../base/parts/toast.ts'
import { useTakeProfile } from './useProfile.ts'

/** The personal panel as texts, and the interest that is being typed. */
export type PersonalTexts = Required<TypedPersonal> & { nextInterest: string }
export type PersonalForm = ReturnType<typeof usePersonalForm>

/** The fields of the form on a small screen; the others keep their values (SH-PROF-10). */
export const reducedFields = ['firstName', 'lastName', 'username', 'profession', 'city', 'bio'] as const

/** The personal panel while it is edited, in full or reduced: one draft for both (SH-PROF-08..11, SH-PROF-20..27). */
export function usePersonalForm(own: OwnProfile) {
  const { ask } = useRouteContext({ from: '__root__' })
  const take = useTakeProfile()
  const draft = useStoredForm<OwnProfile, PersonalTexts>({
    stored: own,
    valuesFrom: textsOf,
    news: 'by field',
    faultsOf: (texts) => personalSentences(personalFaults(asSent(texts), own.username)),
  })
  const { username } = draft.values
  // One's own name is never taken (SH-USER-16).
  const check = useUsernameCheck(isSameUsername(username, own.username) ? '' : username, ask)
  const change = useChange(api.profile.save)

  function save(element: HTMLFormElement, fields?: readonly (keyof PersonalTexts)[]) {
    const sent = draft.check(element, {}, fields)
    if (!sent) return
    const names = draft.changed.filter((name) => fields?.includes(name) ?? true)
    const input = pick(asSent(sent), names.includes('nextInterest') ? [...names, 'interests'] : names)
    change.mutate(input, {
      onSuccess: (saved) => {
        take(() => saved)
        draft.saved(names.includes('nextInterest') ? sent : pick(sent, names))
        tellSuccess(profileWords.saved)
      },
      onError: (error) => {
        const refusal = refusalOf(error) ?? { code: 'UNKNOWN' }
        const reason = saveReason(refusal)
        tellError(profileWords.saveFailed(reason))
        draft.refuse(faultsAt(fieldsOf(refusal), () => reason))
      },
    })
  }

  return {
    draft,
    isSaving: change.isPending,
    username: {
      check: check.check,
      again: check.again,
      type: (typed: string) => draft.set('username', cleanUsername(typed)),
    },
    save,
  }
}

const textsOf = (own: OwnProfile): PersonalTexts => ({
  username: own.username,
  firstName: own.firstName,
  lastName: own.lastName,
  bio: own.bio ?? '',
  profession: own.profession ?? '',
  city: own.city ?? '',
  interests: own.interests,
  nutritionIcon: own.nutritionIcon ?? '',
  sportIcon: own.sportIcon ?? '',
  interestIcon: own.interestIcon ?? '',
  nextInterest: '',
})

/** An interest that was typed and not added yet goes along: whoever saves means it. */
const asSent = ({ nextInterest, ...texts }: PersonalTexts): Required<TypedPersonal> => ({
  ...texts,
  interests: nextInterest.trim() ? [...texts.interests, nextInterest] : texts.interests,
})

const pick = <Values extends object>(values: Values, names: readonly PropertyKey[]): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))) as Partial<Values>

const fieldsOf = (refusal: { code: string; data?: unknown }): (keyof PersonalTexts)[] =>
  refusal.code === 'USERNAME_IN_USE'
    ? ['username']
    : ((refusal.data as { fields?: (keyof PersonalTexts)[] } | null)?.fields ?? [])
