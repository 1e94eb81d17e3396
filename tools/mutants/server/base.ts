import type { Mutant } from '../mutant.ts'

/** The foundation: rights at every door, what is believed for how long, who hears live. */
export const base: readonly Mutant[] = [
  {
    name: 'visitors hear what happens',
    file: 'server/base/live/audience.ts',
    replace: [
      "if (!listener.asker || audience === 'nobody') return false",
      "if (!listener.asker && audience === 'nobody') return false",
    ],
    noticedBy: ['server/base/live/audience.test.ts'],
  },
  {
    name: 'links to anything stay in formatted text',
    file: 'server/base/richText.ts',
    replace: [
      "allowedSchemes: ['http', 'https', 'mailto']",
      "allowedSchemes: ['http', 'https', 'mailto', 'javascript']",
    ],
    noticedBy: ['server/base/richText.test.ts'],
    ids: ['X3-EDGE-11'],
  },
  {
    name: 'what one person sees is kept for everybody on the way',
    file: 'server/base/http/api.ts',
    replace: ["'private, no-cache'", "'public, no-cache'"],
    noticedBy: ['server/events/read/cacheable.test.ts'],
    ids: ['EV-CALL-53'],
  },
  {
    name: 'every answer of an operation may be kept',
    file: 'server/base/http/operations.ts',
    replace: ['isCacheable: meta.cacheable,', 'isCacheable: true,'],
    noticedBy: ['server/events/read/cacheable.test.ts'],
    ids: ['EV-CALL-53'],
  },
  {
    name: 'a picture is fetched from the inner network when one address of its name is public',
    file: 'server/base/files/farFile.ts',
    replace: ['!addresses.every(isPublicAddress)', '!addresses.some(isPublicAddress)'],
    noticedBy: ['server/base/files/farFile.test.ts'],
    ids: ['EV-FORM-67'],
  },
  {
    name: 'a redirect is followed for ever',
    file: 'server/base/files/farFile.ts',
    replace: ['redirects <= mostRedirects', 'redirects <= 99'],
    noticedBy: ['server/base/files/farFile.test.ts'],
    ids: ['EV-FORM-67'],
  },
  {
    name: 'a redirect leads to any port and scheme',
    file: 'server/base/files/farFile.ts',
    replace: ['url = answer && fetchable(movedTo(answer, url))', 'url = answer && URL.parse(movedTo(answer, url))'],
    noticedBy: ['server/base/files/farFile.test.ts'],
    ids: ['EV-FORM-67'],
  },
  {
    name: 'IPv4 in the clothes of IPv6 is public',
    file: 'server/base/files/publicAddress.ts',
    replace: ["return global6.check(address, 'ipv6') && ", 'return '],
    noticedBy: ['server/base/files/publicAddress.test.ts'],
    ids: ['EV-FORM-67'],
  },
  {
    name: 'the secrets of a cloud are public',
    file: 'server/base/files/publicAddress.ts',
    replace: [' 169.254.0.0/16', ''],
    noticedBy: ['server/base/files/publicAddress.test.ts'],
    ids: ['EV-FORM-67'],
  },
  {
    name: 'pictures from elsewhere are not counted',
    file: 'server/base/files/fetchPicture.ts',
    replace: ['if (!(await house.countUpload(personId)))', 'if (!(await house.countUpload(personId)) && !personId)'],
    noticedBy: ['server/events/dates/farPicture.test.ts'],
    ids: ['EV-FORM-67'],
  },
  {
    name: 'a picture from elsewhere is stored by its address',
    file: 'server/events/dates/eventPicture.ts',
    replace: ['if (!isFar(typed.imageUrl)) return typed', 'if (typed) return typed'],
    noticedBy: ['server/events/dates/farPicture.test.ts'],
    ids: ['EV-FORM-57', 'EV-FORM-67'],
  },
  {
    name: 'each address of one network counts for itself',
    file: 'server/base/http/network.ts',
    replace: ['.slice(0, 4)', '.slice(0, 8)'],
    noticedBy: ['server/base/http/network.test.ts'],
  },
  {
    name: 'the path of a private file is read as a public one',
    file: 'server/base/files/keys.ts',
    replace: ['|| isPrivate(purpose) || ', '|| '],
    noticedBy: ['server/base/files/keys.test.ts'],
  },
  {
    name: 'any size of a picture is asked for',
    file: 'server/base/files/keys.ts',
    replace: [' || !Object.hasOwn(uploadRules[purpose].sizes, size)) return null', ') return null'],
    noticedBy: ['server/base/files/keys.test.ts'],
  },
  {
    name: 'the key of an upload can be guessed',
    file: 'server/base/files/keys.ts',
    replace: [
      "const random = randomBytes(16).toString('hex')",
      "const random = randomBytes(16).toString('hex').replace(/./g, '0')",
    ],
    noticedBy: ['server/base/files/keys.test.ts'],
    ids: ['COM-CHAT-20'],
  },
  {
    name: 'the line before a lane has no end',
    file: 'server/base/files/lanes.ts',
    replace: ['if (line.length >= waiting) return null', ''],
    noticedBy: ['server/base/files/lanes.test.ts'],
  },
  {
    name: 'work that failed keeps its lane',
    file: 'server/base/files/lanes.ts',
    replace: ['if (next) next()', 'if (next) void next'],
    noticedBy: ['server/base/files/lanes.test.ts'],
  },
  {
    name: 'a start serves no files of the release before',
    file: 'server/main.ts',
    replace: ['openApp(house, await assetsBefore(settings))', 'openApp(house)'],
    noticedBy: ['tools/start/releases.test.ts'],
    ids: ['SH-ERR-19'],
  },
]
