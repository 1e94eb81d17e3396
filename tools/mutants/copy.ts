import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { projectRoot } from '../base/files.ts'

/** A private copy of the work tree, in which a file can be something else for a while. */
export type Copy = {
  root: string
  /** Does something while a file has another text. */
  with<T>(file: string, text: string, act: () => Promise<T>): Promise<T>
}

/** Copies what git knows or would add, with links to the installed packages; it is removed when the process ends. */
export function copyTree(): Copy {
  const root = mkdtempSync(join(tmpdir(), 'bewezen-mutants-'))
  // What was stopped a moment ago may still write a file.
  process.on('exit', () => rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const path of new Set(listed.split('\0'))) {
    const from = join(projectRoot, path)
    if (path && existsSync(from)) cpSync(from, join(root, path))
  }
  linkPackages(root)
  return {
    root,
    async with(file, text, act) {
      const at = join(root, file)
      const before = readFileSync(at)
      writeFileSync(at, text)
      try {
        return await act()
      } finally {
        writeFileSync(at, before)
      }
    },
  }
}

/** Packages of others are those of the work tree; the floors among them are those of the copy. */
function linkPackages(root: string): void {
  const installed = join(projectRoot, 'node_modules')
  const link = (to: string, at: string) => {
    mkdirSync(dirname(at), { recursive: true })
    symlinkSync(to, at)
  }
  for (const name of readdirSync(installed))
    if (name === '.bin' || (!name.startsWith('.') && name !== '@bewezen'))
      link(join(installed, name), join(root, 'node_modules', name))
  for (const floor of readdirSync(join(installed, '@bewezen')))
    link(join(root, floor), join(root, 'node_modules/@bewezen', floor))
}
