import type { PodcastCard } from '@bewezen/domain/podcasts/card.ts'
import type { Podcast } from '@bewezen/domain/podcasts/contract.ts'

/** An id of an episode, as often as one is asked for. */
export const podcastId = (place: number): string => `0190a000-0000-7000-8000-${String(place).padStart(12, '0')}`

/** An episode in the list, with what a test wants different. */
export const aCard = (wish: Partial<PodcastCard> = {}): PodcastCard => ({
  id: podcastId(1),
  title: 'Wat je ochtend doet met je avond',
  summary: 'Over het eerste licht.',
  platform: 'youtube',
  originalUrl: 'https://youtu.be/abcdefghijk',
  embedUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
  duration: '48 min',
  categories: ['licht', 'hormonen'],
  isFeatured: false,
  publishedAt: '2026-10-07T08:00:00.000Z',
  isPublished: true,
  thumbnail: null,
  speaker: {
    id: podcastId(900),
    firstName: 'Jasper',
    lastName: 'van den Berg',
    username: 'jasper',
    avatarUrl: null,
    avatarColor: 'licht',
    role: 'teacher',
  },
  hasTranscript: true,
  mark: null,
  ...wish,
})

/** A whole episode, with what a test wants different. */
export const anEpisode = (wish: Partial<Podcast> = {}): Podcast => ({
  ...aCard(),
  description: 'Vanaf 41:30 hoor je de opdracht.',
  updatedAt: '2026-10-07T08:00:00.000Z',
  chapters: [
    { seconds: 0, title: 'Waarom de ochtend telt' },
    { seconds: 760, title: 'Waarom het raam niet telt' },
  ],
  transcript: [
    { seconds: 760, speaker: 'Noor', text: 'Ik zit aan het raam.' },
    { seconds: 778, speaker: 'Jasper', text: 'Achter het raam is het 340 lux.' },
  ],
  next: null,
  ...wish,
})
