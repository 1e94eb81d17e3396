import { type Changed, changedFiles } from './changed.ts'
import { relatedStories, relatedTests } from './related.ts'
import { allPages, type Choice } from './steps.ts'

/** So much fits in some two minutes; a change that reaches further is proven by the whole run. */
const [testsAtMost, storiesAtMost] = [60, 3]

/** What pages look like and how they are served: only this can change what the stories of all pages find. */
const pages =
  /^(web|domain)\/|^server\/(base\/http|site|demo)\/|^stories\/(all-pages|waiting|lighthouse)\.story|^stories\/[a-z]+\.ts$|^tools\/bench\/judge|^package/

/** Everything; outside CI the stories of all pages only when something that they look at changed. */
export function wholeRun(root: string, env: NodeJS.ProcessEnv): { choice: Choice; says: string[] } {
  const changed = env.CI ? null : changedFiles(root)
  if (!changed || changed.files.some(mayChangePages)) return { choice: {}, says: [] }
  const says = `Not run: the stories of all pages, tagged ${allPages}, since nothing that they look at changed after ${changed.since}; CI=true npm test runs them`
  return { choice: { withoutAllPages: true }, says: [says] }
}

/** Whether a change of this file can change what the stories of all pages look at. */
export const mayChangePages = (file: string): boolean => pages.test(file) && !/\.test\.tsx?$/.test(file)

/** What a change can break, in some two minutes; says what is left to the whole run. */
export function changedRun(changed: Changed, tree: ReadonlyMap<string, string>): { choice: Choice; says: string[] } {
  const tests = relatedTests(changed.files, tree)
  const stories = relatedStories(
    changed.files,
    [...tree.keys()].filter((path) => path.endsWith('.story.ts')),
  )
  const [told, further] = [stories.slice(0, storiesAtMost), stories.slice(storiesAtMost)]
  return {
    choice: { only: { tests: tests.slice(0, testsAtMost), stories: told } },
    says: [
      `${changed.files.length} files changed since ${changed.since}: ${Math.min(tests.length, testsAtMost)} test files and ${told.length} stories can notice it first`,
      ...(tests.length > testsAtMost
        ? [`Not run: ${tests.length - testsAtMost} test files that are further away`]
        : []),
      ...(further.length > 0 ? [`Not run: the stories ${further.join(', ')}`] : []),
      'Not run: knip, and all that the change reaches only over HTTP; npm test runs everything',
    ],
  }
}
