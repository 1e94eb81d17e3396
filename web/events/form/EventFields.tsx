import { formSections } from '@bewezen/domain/events/formSectionWords.ts'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Eye from 'lucide-react/icons/eye'
import FileText from 'lucide-react/icons/file-text'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Ticket from 'lucide-react/icons/ticket'
import { AccessFields } from './AccessFields.tsx'
import { BasicFields } from './BasicFields.tsx'
import { faultsIn } from './draft.ts'
import { ExtraFields } from './ExtraFields.tsx'
import { FormSection } from './FormSection.tsx'
import { PriceFields } from './PriceFields.tsx'
import { TimeFields } from './TimeFields.tsx'
import type { EventFormState } from './useEventForm.ts'

const parts = [
  { icon: <FileText size={20} />, Fields: BasicFields },
  { icon: <Ticket size={20} />, Fields: PriceFields },
  { icon: <CalendarDays size={20} />, Fields: TimeFields },
  { icon: <Eye size={20} />, Fields: AccessFields },
  { icon: <SlidersHorizontal size={20} />, Fields: ExtraFields },
]

/** All fields of an event in their five sections (EV-FORM-01). */
export const EventFields = ({ form }: { form: EventFormState }) =>
  formSections.map(({ title }, at) => {
    const { icon, Fields } = parts[at] ?? {}
    return (
      Fields && (
        <FormSection key={title} title={title} icon={icon} faults={faultsIn(form.faults, title)}>
          <Fields form={form} />
        </FormSection>
      )
    )
  })
