import type { Mutant } from '../mutant.ts'

/** Broken behaviours of the page itself: its session, live stream, what is kept offline, and parts that come later. */
export const basePage: readonly Mutant[] = [
  {
    name: 'the code of a public page is fetched before anything is seen',
    file: 'web/base/hydration/afterPaint.ts',
    replace: [
      "if (isPainted) new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })",
      'if (isPainted) begin()',
    ],
    noticedBy: ['web/base/hydration/afterPaint.test.ts'],
    ids: ['SH-ERR-34'],
  },
  {
    name: 'a page in the background waits for a paint that never comes',
    file: 'web/base/hydration/afterPaint.ts',
    replace: [' && !document.hidden', ''],
    noticedBy: ['web/base/hydration/afterPaint.test.ts'],
    ids: ['SH-ERR-34'],
  },
  {
    name: 'what is about another person is taken in',
    file: 'web/base/live/news.ts',
    replace: ['if (viewerId && ids.personId && ids.personId !== viewerId) return', ''],
    noticedBy: ['web/inbox/news.test.ts'],
    ids: ['SH-NOTIF-07'],
  },
  {
    name: 'a patch is lost to an answer that was on its way',
    file: 'web/base/live/patch.ts',
    replace: ["if (query.state.fetchStatus === 'fetching') query.fetch().then(apply, () => {})", ''],
    noticedBy: ['web/base/live/patch.test.ts'],
  },
  {
    name: 'a fact that was heard before is taken in again',
    file: 'web/base/live/LiveTab.ts',
    under: '#takeFact(fact: LiveFact): void {',
    replace: ['if (fact.seq <= this.#seq) return', ''],
    noticedBy: ['web/base/live/LiveTab.test.ts'],
  },
  {
    name: 'a tab that missed too much is not told to refetch',
    file: 'web/base/live/backlog.ts',
    replace: ['seq < since ? null :', 'seq < 0 ? null :'],
    noticedBy: ['web/base/live/backlog.test.ts'],
  },
  {
    name: 'a tab that follows hears nothing of an ended session',
    file: 'web/base/live/LiveTab.ts',
    under: "if (said.say === 'leads') this.#join()",
    replace: [
      "else if (said.say === 'signedOut') this.#deps.ears.signedOut()",
      "else if (said.say === 'signedOut') return",
    ],
    noticedBy: ['web/base/live/LiveTab.test.ts'],
  },
  {
    name: 'the stream is tried again without a pause',
    file: 'web/base/live/pauses.ts',
    replace: ['return Math.max(shortest, most * (0.5 + random / 2))', 'return most * random'],
    noticedBy: ['web/base/live/pauses.test.ts'],
  },
  {
    name: 'medical data are kept for a page without a line',
    file: 'web/base/offline/keeping.ts',
    replace: [
      "return reads.some((read) => at.pathname === `/api/${read}`) ? 'answer' : null",
      "return at.pathname.startsWith('/api/') ? 'answer' : null",
    ],
    noticedBy: ['web/base/offline/keeping.test.ts'],
  },
  {
    name: 'files of people are kept as pages',
    file: 'web/base/offline/keeping.ts',
    replace: ["if (method !== 'GET' || at.origin !== origin) return null", ''],
    noticedBy: ['web/base/offline/keeping.test.ts'],
  },
  {
    name: 'signing out leaves what was kept',
    file: 'web/base/session/localKeys.ts',
    replace: [
      'if (key !== null && !keep.includes(key)) it.removeItem(key)',
      'if (key !== null && keep.includes(key)) it.removeItem(key)',
    ],
    noticedBy: ['web/base/session/localKeys.test.ts'],
  },
  {
    name: 'a file that failed once is not asked for at another address',
    file: 'web/base/hydration/importAgain.ts',
    replace: ['before > 0 ?', 'before > 99 ?'],
    noticedBy: ['web/base/hydration/importAgain.test.ts'],
    ids: ['SH-ERR-18'],
  },
  {
    name: 'a file that fails again is asked for at the same other address',
    file: 'web/base/hydration/importAgain.ts',
    replace: ['attempts[name] = before + 1', 'attempts[name] = 1'],
    noticedBy: ['web/base/hydration/importAgain.test.ts'],
    ids: ['SH-ERR-18'],
  },
  {
    name: 'a page whose file fails for good stays without it',
    file: 'web/base/document/release.ts',
    replace: ["answer !== 'gone' && times < 2", "answer !== 'gone'"],
    noticedBy: ['web/base/document/release.test.ts'],
    ids: ['SH-ERR-18'],
  },
  {
    name: 'a page is loaded anew at the first file that fails',
    file: 'web/base/document/release.ts',
    replace: ["answer !== 'gone' && times < 2", "answer !== 'gone' && times < 1"],
    noticedBy: ['web/base/document/release.test.ts'],
    ids: ['SH-ERR-18'],
  },
  {
    name: 'failures without a line count as those with one',
    file: 'web/base/document/release.ts',
    replace: ["answer === 'there' ? (failures.get(load) ?? 0) + 1 : 0", '(failures.get(load) ?? 0) + 1'],
    noticedBy: ['web/base/document/release.test.ts'],
    ids: ['SH-ERR-18'],
  },
  {
    name: 'a page of an old release is loaded anew while somebody types',
    file: 'web/base/document/release.ts',
    replace: ['page.holdsTyped() || !firstTime(page)', '!firstTime(page)'],
    noticedBy: ['web/base/document/release.test.ts'],
    ids: ['SH-ERR-19'],
  },
  {
    name: 'what React calls the default of a field was not typed',
    file: 'web/base/hydration/typed.ts',
    replace: ['typedIn?.has(field) || ', ''],
    noticedBy: ['web/base/hydration/typed.test.ts'],
    ids: ['SH-ERR-19'],
  },
  {
    name: 'what stood in a field from the start counts as typed',
    file: 'web/base/hydration/typed.ts',
    replace: ['(field.defaultValue ?? text) !== text', 'true'],
    noticedBy: ['web/base/hydration/typed.test.ts'],
    ids: ['SH-ERR-19'],
  },
]
