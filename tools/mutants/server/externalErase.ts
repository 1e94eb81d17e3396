import type { Mutant } from '../mutant.ts'

const shared = ['server/external/mail/sharedReply.test.ts'] as const

/** Erasing what somebody outside sent: whose it is, and that nothing of it stays. */
export const externalErase: readonly Mutant[] = [
  {
    name: 'an empty handle is that of everybody',
    file: 'server/external/erase.ts',
    replace: ["type === 'email' && key !== ''", "type === 'email'"],
    noticedBy: shared,
    ids: ['IN-EXT-87'],
  },
  {
    name: 'who asks for their own is shown what others wrote',
    file: 'server/external/erase.ts',
    replace: ['and(inArray(externalMessages.threadId, part), sent)', 'inArray(externalMessages.threadId, part)'],
    noticedBy: shared,
    ids: ['IN-EXT-87'],
  },
  {
    name: 'the name and subject of a conversation with others are shown',
    file: 'server/external/erase.ts',
    replace: ['({ ...thread, ...others, isPart: true })', '({ ...thread, isPart: true })'],
    noticedBy: shared,
    ids: ['IN-EXT-87'],
  },
  {
    name: 'what answers an erased mail begins a new conversation',
    file: 'server/external/erase.ts',
    replace: ['threadId: isPart ? id : null', 'threadId: null'],
    noticedBy: shared,
    ids: ['IN-EXT-90'],
  },
  {
    name: 'a conversation is named after the mail that began it',
    file: 'server/external/mail/placeOfMail.ts',
    replace: ["erasedKey(house, sourceId, '', rootOf(messageId, referred))", 'rootOf(messageId, referred)'],
    noticedBy: shared,
    ids: ['IN-EXT-90'],
  },
  {
    name: 'the moment of an erased mail stays',
    file: 'server/external/clear.ts',
    replace: ['        lastInboundAt: sql', '        createdAt: sql'],
    noticedBy: shared,
    ids: ['IN-EXT-90'],
  },
  {
    name: 'notifications of others go with an erased mail',
    file: 'server/external/clear.ts',
    replace: ["      and data->>'external_message_id' = any(${sql.param(messageIds)}::text[])`,", '`,'],
    noticedBy: shared,
    ids: ['IN-EXT-87'],
  },
  {
    name: 'what was erased stays as the first words of the conversation',
    file: 'server/external/clear.ts',
    replace: ['        lastMessagePreview: previewOf(content, mediaOnly(media.length)),', ''],
    noticedBy: shared,
    ids: ['IN-EXT-87'],
  },
]
