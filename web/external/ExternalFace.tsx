import { sourceTypes } from '@bewezen/domain/external/source.ts'
import { ChannelIcon } from './ChannelIcon.tsx'

/** The picture of the channel on a card; one that nobody knows any more is drawn as a letter (IN-CARD-22). */
export const ExternalFace = ({ sourceType }: { sourceType: string | null }) => (
  <ChannelIcon of={sourceTypes.find((one) => one === sourceType) ?? 'email'} size={44} />
)
