import { maxDescription, maxTitle } from '@bewezen/domain/events/eventFaults.ts'
import { eventTypes } from '@bewezen/domain/events/eventForm.ts'
import { formLabels as labels } from '@bewezen/domain/events/formLabelWords.ts'
import MapPin from 'lucide-react/icons/map-pin'
import Video from 'lucide-react/icons/video'
import { TextArea } from '../../base/parts/TextArea.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { ChoiceCards } from './ChoiceCards.tsx'
import { pair } from './FormSection.tsx'
import type { EventFormState } from './useEventForm.ts'

const icons = { fysiek: <MapPin size={20} />, digitaal: <Video size={20} /> }
const types = eventTypes.map((value) => ({
  value,
  icon: icons[value],
  label: labels.types[value][0],
  hint: labels.types[value][1],
}))

/** 'Basis Informatie': what it is and where (EV-FORM-40). */
export function BasicFields({ form: { draft, put, faults } }: { form: EventFormState }) {
  return (
    <>
      <TextField
        label={labels.title}
        required
        value={draft.title}
        error={faults.title}
        hint={`${draft.title.length}/${maxTitle}`}
        onChange={(event) => put({ title: event.currentTarget.value })}
      />
      <TextArea
        label={labels.description}
        atMost={maxDescription}
        value={draft.description}
        error={faults.description}
        onChange={(event) => put({ description: event.currentTarget.value })}
      />
      <ChoiceCards label={labels.type} value={draft.type} choices={types} onChoose={(type) => put({ type })} />
      {draft.type === 'fysiek' && (
        <div className={pair}>
          <TextField
            label={labels.venueName}
            required
            value={draft.venueName}
            error={faults.venueName}
            onChange={(event) => put({ venueName: event.currentTarget.value })}
          />
          <TextField
            label={labels.venueAddress}
            value={draft.venueAddress}
            error={faults.venueAddress}
            onChange={(event) => put({ venueAddress: event.currentTarget.value })}
          />
        </div>
      )}
      {draft.type === 'digitaal' && (
        <TextField
          label={labels.joinUrl}
          required
          inputMode="url"
          placeholder="https://"
          value={draft.joinUrl}
          error={faults.joinUrl}
          hint={labels.joinUrlHint}
          onChange={(event) => put({ joinUrl: event.currentTarget.value })}
        />
      )}
    </>
  )
}
