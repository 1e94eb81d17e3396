import { keptScreenWords } from '@bewezen/domain/external/screenWords.ts'
import { expect, test } from 'vitest'
import { keptFile } from './keptFile.ts'

const thread = {
  id: 'thread-id',
  source: { id: 'source-id', name: 'Instagram', type: 'instagram' },
  participantHandle: '@noor',
  participantName: 'Noor',
  subject: '',
  assignee: { id: 'admin-id', name: 'Jasper Beheer' },
  messages: [
    {
      id: 'message-id',
      threadId: 'thread-id',
      direction: 'outbound',
      content: 'Dag Noor',
      earlier: '',
      media: [{ name: 'licht.webp', url: '/files/geheim' }],
      externalTimestamp: '2026-03-01T09:00:00.000Z',
      status: 'sent',
      sentBy: { id: 'admin-id', name: 'Jasper Beheer' },
    },
  ],
}
const kept = { of: { sourceType: 'instagram' as const, handle: '@noor' }, threads: [thread as never], hasMore: false }

test('IN-EXT-35 IN-EXT-89 the file for the person who asked holds what was said, and neither who answered nor an id', () => {
  const file = keptFile(kept)
  expect(file.conversations).toEqual([
    {
      source: 'Instagram',
      account: '@noor',
      name: 'Noor',
      subject: '',
      messages: [
        {
          at: '2026-03-01T09:00:00.000Z',
          direction: 'outbound',
          status: 'sent',
          content: 'Dag Noor',
          earlier: '',
          files: ['licht.webp'],
        },
      ],
    },
  ])
  expect(JSON.stringify(file)).not.toMatch(/Jasper|-id|geheim/)
  expect(file).toMatchObject({ channel: 'instagram', account: '@noor', complete: true, note: '' })
})

test('IN-EXT-89 a file that does not hold all says so', () => {
  expect(keptFile({ ...kept, hasMore: true })).toMatchObject({ complete: false, note: keptScreenWords.fileIsPart })
})
