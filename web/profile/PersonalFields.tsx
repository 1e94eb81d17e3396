import { panelWords } from '@bewezen/domain/profile/panelWords.ts'
import { maxBioLength } from '@bewezen/domain/profile/personal.ts'
import { UsernameField } from '../account/index.ts'
import { TextArea } from '../base/parts/TextArea.tsx'
import { TextField } from '../base/parts/TextField.tsx'
import type { PersonalForm } from './usePersonalForm.ts'

/** The six fields that every screen shows (SH-PROF-10, SH-PROF-20). */
export function PersonalFields({ form: { draft, username } }: { form: PersonalForm }) {
  const text = (name: 'firstName' | 'lastName' | 'profession' | 'city') => ({
    ...draft.field(name),
    onBlur: () => draft.leave(name),
  })
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <TextField {...text('firstName')} label={panelWords.firstName} autoComplete="given-name" required />
        <TextField {...text('lastName')} label={panelWords.lastName} autoComplete="family-name" required />
      </div>
      <UsernameField
        field={{ name: 'username', value: draft.values.username, error: draft.errors.username }}
        check={username.check}
        onType={username.type}
        again={username.again}
      />
      <div className="grid gap-[18px] sm:grid-cols-2 sm:gap-4">
        <TextField {...text('profession')} label={panelWords.profession} autoComplete="organization-title" />
        <TextField {...text('city')} label={panelWords.city} autoComplete="address-level2" />
      </div>
      <TextArea
        name="bio"
        label={panelWords.bio}
        hint={panelWords.bioHint}
        atMost={maxBioLength}
        value={draft.values.bio}
        error={draft.errors.bio}
        onChange={(event) => draft.set('bio', event.target.value)}
        onBlur={() => draft.leave('bio')}
      />
    </>
  )
}
