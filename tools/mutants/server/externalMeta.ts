import type { Mutant } from '../mutant.ts'

const [meta, races, attack] = [
  'server/external/meta/meta.test.ts',
  'server/external/external.race.test.ts',
  'server/external/meta/attack.test.ts',
]

/** What comes through Meta: whose it is, many messages in one delivery, and files. */
export const externalMeta: readonly Mutant[] = [
  {
    name: 'each message of a delivery tells each admin',
    file: 'server/external/receiveMany.ts',
    replace: [
      'const told = Map.groupBy(messages, ({ row }) => row.threadId)',
      'const told = messages.map((one) => [one.row.threadId, [one]] as const)',
    ],
    noticedBy: [attack],
    ids: ['IN-EXT-85'],
  },
  {
    name: 'of a delivery the first message is told, not the newest',
    file: 'server/external/receiveMany.ts',
    replace: ['(one.row.externalTimestamp >= newest.row.externalTimestamp ? one : newest)', 'newest'],
    noticedBy: [attack],
    ids: ['IN-EXT-85'],
  },
  {
    name: 'what was erased comes back beside others',
    file: 'server/external/receiveMany.ts',
    replace: ['for (const { key } of erased) keys.delete(key)', ''],
    noticedBy: [attack],
    ids: ['IN-EXT-36'],
  },
  {
    name: 'a delivery with an old message says it came last',
    file: 'server/external/receiveMany.ts',
    replace: ['const isNewest = row.externalTimestamp >= thread.lastMessageAt', 'const isNewest = true'],
    noticedBy: [attack],
    ids: ['X3-EDGE-27'],
  },
  {
    name: 'what stands already is told once more beside others',
    file: 'server/external/receiveMany.ts',
    replace: ['all.filter((it) => !standing.has(nameOf(it)))', 'all'],
    noticedBy: [attack],
    ids: ['X3-EDGE-26'],
  },
  {
    name: 'deliveries at once do not wait for each other',
    file: 'server/external/receiveMany.ts',
    replace: ['select pg_advisory_xact_lock(hashtextextended(name, 0))', 'select hashtextextended(name, 0)'],
    noticedBy: [races],
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
