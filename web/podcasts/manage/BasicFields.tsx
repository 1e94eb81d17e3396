import { podcastFieldWords as labels } from '@bewezen/domain/podcasts/manageWords.ts'
import { maxDescription, maxSummary, podcastCategories } from '@bewezen/domain/podcasts/podcast.ts'
import { podcastCategoryWords } from '@bewezen/domain/podcasts/words.ts'
import { Checkbox } from '../../base/parts/Checkbox.tsx'
import { Chip } from '../../base/parts/Chip.tsx'
import { TextArea } from '../../base/parts/TextArea.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { CategoryIcon } from '../CategoryBadge.tsx'
import { SpeakerField } from './SpeakerField.tsx'
import type { PodcastFormState } from './usePodcastForm.ts'

/** What an episode is called, who speaks, what it is about, and when it is shown (POD-ADMIN-04, POD-ADMIN-15, POD-ADMIN-16, POD-ADMIN-18). */
export function BasicFields({ form: { text, values, put, errors } }: { form: PodcastFormState }) {
  const { categories, isFeatured, speakerId } = values
  return (
    <>
      <TextField label={labels.title} required {...text('title')} />
      <SpeakerField chosen={speakerId} error={errors.speakerId} onChoose={(speaker) => put({ speakerId: speaker })} />
      <TextArea label={labels.summary} rows={2} atMost={maxSummary} {...text('summary')} />
      <TextArea label={labels.description} rows={5} atMost={maxDescription} {...text('description')} />
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-fs-14 font-semibold">{labels.categories}</legend>
        <div className="flex flex-wrap gap-2">
          {podcastCategories.map((category) => {
            const isOn = categories.includes(category)
            return (
              <Chip
                key={category}
                chosen={isOn}
                icon={<CategoryIcon of={category} plain={isOn} />}
                onChoose={(on) =>
                  put(({ categories: now }) => ({
                    categories: on ? [...now, category] : now.filter((one) => one !== category),
                  }))
                }
              >
                {podcastCategoryWords[category]}
              </Chip>
            )
          })}
        </div>
      </fieldset>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField label={labels.duration} hint={labels.durationHint} {...text('duration')} />
        <TextField
          type="datetime-local"
          label={labels.publishedAt}
          hint={labels.publishedHint}
          {...text('publishedAt')}
        />
      </div>
      <Checkbox
        label={labels.isFeatured}
        checked={isFeatured}
        onChange={(event) => put({ isFeatured: event.currentTarget.checked })}
      />
    </>
  )
}
