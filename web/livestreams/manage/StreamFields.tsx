import { visibleLength } from '@bewezen/domain/base/visibleText.ts'
import { platformWords, livestreamFormWords as words } from '@bewezen/domain/livestreams/formWords.ts'
import { maxStreamDescription, maxStreamTitle, selectedGroups } from '@bewezen/domain/livestreams/livestreamForm.ts'
import { type Platform, platforms } from '@bewezen/domain/livestreams/platforms.ts'
import { screenWords } from '@bewezen/domain/livestreams/screenWords.ts'
import { audienceGroups } from '@bewezen/domain/livestreams/stream.ts'
import { audienceWords } from '@bewezen/domain/livestreams/words.ts'
import { type ReactNode, useId } from 'react'
import { Checkbox } from '../../base/parts/Checkbox.tsx'
import { FieldError } from '../../base/parts/Field.tsx'
import { Select } from '../../base/parts/Select.tsx'
import { TextArea } from '../../base/parts/TextArea.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import type { useStreamForm } from './useStreamForm.ts'

type FormState = ReturnType<typeof useStreamForm>
const { sections } = words
const options = platforms.map((value) => ({ value, label: platformWords[value] }))
const groups = ['visibleToEveryone', ...audienceGroups] as const

/** All fields of a livestream in their four sections (LIVE-FORM-02, LIVE-FORM-03, LIVE-FORM-09). */
export const StreamFields = ({ form }: { form: FormState }) => {
  const { text, values, put } = form
  return (
    <>
      <Section title={sections.basics}>
        <TextField required hint={`${visibleLength(values.title)}/${maxStreamTitle}`} {...text('title')} />
        <TextArea atMost={maxStreamDescription} lengthOf={visibleLength} rows={4} {...text('description')} />
      </Section>
      <Section title={sections.source}>
        <Select
          label={words.platform}
          name="platform"
          options={options}
          value={values.platform}
          onChange={({ currentTarget }) => form.setPlatform(currentTarget.value as Platform)}
        />
        {values.platform === 'youtube' && <TextField required inputMode="url" {...text('youtubeUrl')} />}
        {values.platform === 'rumble' && <TextField required inputMode="url" {...text('rumbleUrl')} />}
        {values.platform === 'custom' && (
          <TextArea required rows={4} hint={screenWords.customHint} spellCheck={false} {...text('embedCode')} />
        )}
      </Section>
      <Section title={sections.planning}>
        <div className="grid content-start gap-4 sm:grid-cols-2">
          <TextField required type="datetime-local" hint={screenWords.timeHint} {...text('startTime')} />
          <TextField type="datetime-local" hint={screenWords.optional} {...text('endTime')} />
        </div>
      </Section>
      <Section title={sections.visibility}>
        <Groups form={form} />
        <Checkbox
          label={words.isActive}
          hint={words.isActiveHint}
          checked={values.isActive}
          onChange={({ currentTarget }) => put({ isActive: currentTarget.checked })}
        />
      </Section>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 gap-4 border-t border-line pt-5 [&:not(section~section)]:border-t-0 [&:not(section~section)]:pt-0"
    >
      <h3 id={id} className="heading text-fs-18">
        {title}
      </h3>
      {children}
    </section>
  )
}

/** The audience: several groups at once, how many are ticked, and one error for all (LIVE-FORM-04, LIVE-FORM-18, LIVE-FORM-27). */
function Groups({ form: { values, put, errorOf } }: { form: FormState }) {
  const id = useId()
  const error = errorOf('visibility')
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 text-fs-14 font-semibold">{words.visibility}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {groups.map((group, at) => (
          <Checkbox
            key={group}
            label={audienceWords[group]}
            checked={values[group]}
            aria-invalid={error && at === 0 ? true : undefined}
            onChange={({ currentTarget }) => put({ [group]: currentTarget.checked })}
          />
        ))}
      </div>
      <p role="status" className="mt-1 text-fs-13 text-ink-2">
        {words.groups(selectedGroups(values))}
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
