import { execFileSync } from 'node:child_process'

/** The files that differ from a commit, committed or not, as project paths; `since` names that commit. */
export type Changed = { since: string; files: readonly string[] }

/**
 * What changed since the branch left main; on main itself since the commit before. Null where git cannot tell, such as
 * in a copy without history.
 */
export function changedFiles(root: string): Changed | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    const [head, left] = [git('rev-parse', 'HEAD'), git('merge-base', 'HEAD', 'main')]
    const since = head === left ? git('rev-parse', 'HEAD~1') : left
    const differing = git('diff', '--name-only', since).split('\n')
    const unknown = git('ls-files', '--others', '--exclude-standard').split('\n')
    return { since: since.slice(0, 8), files: [...differing, ...unknown].filter((file) => file !== '') }
  } catch {
    return null
  }
}
