import { panelWords } from '@bewezen/domain/profile/panelWords.ts'
import Eye from 'lucide-react/icons/eye'
import { Card } from '../base/parts/Card.tsx'
import { IconsField } from './IconsField.tsx'
import { InterestsField } from './InterestsField.tsx'
import { PersonalFields } from './PersonalFields.tsx'
import { SaveRow } from './SaveRow.tsx'
import { submitBy } from './submitBy.ts'
import { type PersonalForm, reducedFields } from './usePersonalForm.ts'

const publicNote = { icon: <Eye size={16} />, note: panelWords.privacyPersonal }

/** The whole personal panel (SH-PROF-20). */
export const WholePersonalForm = ({ form }: { form: PersonalForm }) => (
  <form
    noValidate
    aria-label={panelWords.personal.title}
    onSubmit={submitBy((element) => form.save(element))}
    className="grid gap-[18px]"
  >
    <PersonalFields form={form} />
    <InterestsField form={form} />
    <IconsField form={form} />
    <SaveRow {...publicNote} busy={form.isSaving} />
  </form>
)

/** What a small screen shows of it (SH-PROF-09, SH-PROF-10). */
export const ReducedPersonalForm = ({ form }: { form: PersonalForm }) => (
  <Card as="section" aria-labelledby="personal-reduced" className="px-4 py-[18px]">
    <h2 id="personal-reduced" className="heading mb-4 text-fs-21">
      {panelWords.personal.title}
    </h2>
    <form
      noValidate
      aria-labelledby="personal-reduced"
      onSubmit={submitBy((element) => form.save(element, reducedFields))}
      className="grid gap-[18px]"
    >
      <PersonalFields form={form} />
      <SaveRow {...publicNote} busy={form.isSaving} />
    </form>
  </Card>
)
