import type { Mutant } from '../mutant.ts'

/** New passwords: which are easily guessed, who is warned and who is refused. */
export const passwords: readonly Mutant[] = [
  {
    name: 'staff go on with a common password',
    file: 'domain/account/easyPassword.ts',
    replace: ['if (!easy || (anyway && !isStaff)) return null', 'if (!easy || anyway) return null'],
    noticedBy: ['server/account/easyPassword.test.ts'],
    ids: ['SEC-ACC-14'],
  },
  {
    name: 'a member cannot go on with an easy password',
    file: 'domain/account/easyPassword.ts',
    replace: ['return isStaff ? `STAFF_${code}` : code', 'return `STAFF_${code}`'],
    noticedBy: ['server/account/easyPassword.test.ts'],
    ids: ['SEC-ACC-14'],
  },
  {
    name: 'a password of the list with numbers behind it is no warning',
    file: 'domain/account/easyPassword.ts',
    replace: ['[plain, word, read].some', '[plain].some'],
    noticedBy: ['server/account/easyPassword.test.ts'],
    ids: ['SEC-ACC-13'],
  },
  {
    name: 'nobody is warned at sign-up',
    file: 'server/account/register.ts',
    replace: [
      'refuseIf(await easyRefusal(house, { password, owner: { ...person, role: null }, anyway }))',
      'void anyway',
    ],
    noticedBy: ['server/account/easyPassword.test.ts'],
    ids: ['SEC-ACC-14'],
  },
  {
    name: 'nobody is warned at a reset',
    file: 'server/account/signIn.ts',
    replace: [
      "if (easy) return reply.code(422).header('cache-control', 'no-store').send({ code: easy, data: null })",
      '',
    ],
    noticedBy: ['server/account/easyPassword.test.ts'],
    ids: ['SEC-ACC-14'],
  },
  {
    name: 'nobody is warned at a change',
    file: 'server/account/changePassword.ts',
    replace: ['refuseIf(await easyRefusal(house, { password: newPassword, owner, anyway }))', 'void anyway'],
    noticedBy: ['server/account/easyPassword.test.ts'],
    ids: ['SEC-ACC-14'],
  },
  {
    name: 'the first admin has a common password',
    file: 'server/account/firstAdmin.ts',
    replace: [
      "refuseIf(await easyRefusal(ctx.house, { password, owner: { ...person, role: 'admin' }, anyway: false }))",
      '',
    ],
    noticedBy: ['server/account/firstAdmin.test.ts'],
    ids: ['SEC-ACC-14'],
  },
  {
    name: 'a password that was kept by scrypt is never kept anew',
    file: 'server/account/signIn.ts',
    replace: ["if (response.ok && guess.of === 'signIn' && email) await renewed(request, email)", ''],
    noticedBy: ['server/account/passwordHash.test.ts'],
    ids: ['SEC-ACC-45'],
  },
  {
    name: 'another password than the one that was kept is kept anew',
    file: 'server/account/passwordHash.ts',
    replace: [' || !(await isPassword({ hash: account.hash, password }))', ''],
    noticedBy: ['server/account/passwordHash.test.ts'],
    ids: ['SEC-ACC-45'],
  },
  {
    name: 'passwords are hashed with fewer passes',
    file: 'server/account/passwordHash.ts',
    replace: ['passes: 7,', 'passes: 1,'],
    noticedBy: ['server/account/passwordHash.test.ts'],
    ids: ['SEC-ACC-45'],
  },
]
