import type { Mutant } from '../mutant.ts'

const [meta, attack] = ['server/external/meta/meta.test.ts', 'server/external/meta/attack.test.ts']

/** What comes through Meta: whose it is, many messages in one delivery, and files. */
export const externalMeta: readonly Mutant[] = [
  {
    name: 'each message of a delivery tells each admin',
    file: 'server/external/receive.ts',
    replace: [
      'const told = Map.groupBy(messages, ({ row }) => row.threadId)',
      'const told = messages.map((one) => [one.row.threadId, [one]] as const)',
    ],
    noticedBy: [attack],
    ids: ['IN-EXT-85'],
  },
  {
    name: 'of a delivery the first message is told, not the newest',
    file: 'server/external/settleThreads.ts',
    replace: ['(one.row.externalTimestamp >= newest.row.externalTimestamp ? one : newest)', 'newest'],
    noticedBy: [attack],
    ids: ['IN-EXT-85'],
  },
  {
    name: 'a delivery of Meta with any signature is believed',
    file: 'server/external/meta/inbound.ts',
    replace: ["if (!isSigned) return notBelieved('WRONG_SIGNATURE')", ''],
    noticedBy: [meta],
    ids: ['IN-EXT-26'],
  },
  {
    name: 'the handshake of Meta takes any token',
    file: 'server/external/meta/inbound.ts',
    replace: ["typeof token === 'string' && isSameSecret(token, kept)", "typeof token === 'string'"],
    noticedBy: [meta],
    ids: ['IN-EXT-26'],
  },
  {
    name: 'the token of Meta goes wherever an answer points',
    file: 'server/external/meta/media.ts',
    replace: ['if (!isMeta && url.origin !== graph.origin) return null', ''],
    noticedBy: [meta],
    ids: ['IN-EXT-27'],
  },
  {
    name: 'a message of Meta of any length is kept',
    file: 'domain/external/meta.ts',
    replace: ['content: cutContent(content)', 'content'],
    noticedBy: [attack],
    ids: ['IN-EXT-53'],
  },
  {
    name: 'any number of files of a message of Meta is kept',
    file: 'domain/external/meta.ts',
    replace: ['it.media.slice(0, maxDeliveryMedia)', 'it.media'],
    noticedBy: [attack],
    ids: ['IN-EXT-53'],
  },
]
