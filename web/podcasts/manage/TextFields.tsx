import { podcastFieldWords as labels } from '@bewezen/domain/podcasts/manageWords.ts'
import { TextArea } from '../../base/parts/TextArea.tsx'
import type { PodcastFormState } from './usePodcastForm.ts'

/** The parts of an episode and what was said in it, as they are typed (POD-MORE-06, POD-MORE-08). */
export const TextFields = ({ form: { text } }: { form: PodcastFormState }) => (
  <>
    <TextArea label={labels.chapters} hint={labels.chaptersHint} rows={5} {...text('chapters')} />
    <TextArea label={labels.transcript} hint={labels.transcriptHint} rows={10} {...text('transcript')} />
  </>
)
