import type { Mutant } from '../mutant.ts'

/** Sessions: their cookie, and what they open that an address alone does not. */
export const sessions: readonly Mutant[] = [
  {
    name: 'a device of staff that nobody used for long is still woken',
    file: 'server/inbox/push/wake.ts',
    replace: [' and ${sessionIsOpen(house.settings)}', ' and s.expires_at > clock_timestamp()'],
    noticedBy: ['server/inbox/push/push.test.ts'],
    ids: ['SEC-ACC-17'],
  },
  {
    name: 'whoever has the address of an attachment of a report opens it',
    file: 'server/base/files/wire.ts',
    replace: ['if (!sender || ownerOf(path) !== sender.id) return false', ''],
    noticedBy: ['server/reports/reports.test.ts'],
    ids: ['SEC-ACC-18'],
  },
  {
    name: 'who sent a report opens its attachment without the signature',
    file: 'server/base/files/wire.ts',
    replace: [
      'return isSigned(house.settings, path, request.query as Signed, await readNow(house.database.db))',
      'return true',
    ],
    noticedBy: ['server/reports/reports.test.ts'],
    ids: ['SH-CALL-28'],
  },
  {
    name: 'a picture of a report runs in the browser that opens it by itself',
    file: 'server/base/files/wire.ts',
    replace: ['    isDownload: true,', ''],
    noticedBy: ['server/reports/reports.test.ts'],
    ids: ['SEC-ACC-18'],
  },
  {
    name: 'production tells everybody the list of its operations',
    file: 'server/base/http/openApi.ts',
    replace: ["house.settings.OPENAPI !== 'on'", 'false'],
    noticedBy: ['server/base/http/openApi.test.ts'],
    ids: ['SEC-ACC-19'],
  },
  {
    name: 'a neighbouring host can set the cookie of a session',
    file: 'server/account/auth.ts',
    replace: ["isSafe ? '__Host-bewezen' : 'bewezen'", "isSafe ? '__Secure-bewezen' : 'bewezen'"],
    noticedBy: ['server/account/signIn.test.ts'],
    ids: ['SEC-ACC-10'],
  },
  {
    name: 'a shared cache keeps the cookie of somebody',
    file: 'server/account/earlierCookie.ts',
    replace: ['if (value === undefined || !isForThemAlone(reply)) return', 'if (value === undefined) return'],
    noticedBy: ['server/account/earlierCookie.test.ts'],
    ids: ['SEC-ACC-11'],
  },
  {
    name: 'an earlier cookie goes before the one of today',
    file: 'server/account/earlierCookie.ts',
    replace: ['const isAlone = !cookies.includes(`${name}=`)', 'const isAlone = true'],
    noticedBy: ['server/account/earlierCookie.test.ts'],
    ids: ['SEC-ACC-11'],
  },
  {
    name: 'an earlier cookie of a session that is over is given anew',
    file: 'server/account/earlierCookie.ts',
    replace: ['if (left > 0)', 'if (left >= 0)'],
    noticedBy: ['server/account/earlierCookie.test.ts'],
    ids: ['SEC-ACC-11'],
  },
  {
    name: 'whoever signs out leaves their pages in the browser',
    file: 'server/account/signIn.ts',
    replace: ['if (response.ok) forgetPages(reply)', ''],
    noticedBy: ['server/account/signIn.test.ts'],
    ids: ['SEC-ACC-12'],
  },
]
