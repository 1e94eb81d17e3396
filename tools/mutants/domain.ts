import { execFileSync } from 'node:child_process'
import { relative, resolve, sep } from 'node:path'
import type { LogLevel } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'
import { filesUnder, projectRoot, readAll } from '../base/files.ts'
import { say, seconds, table } from '../base/print.ts'
import { byRoom, hasRules, namedBy } from './domainFiles.ts'

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

/** Of the mutants of a room, tests must notice this part. */
const wanted = 0.9

/**
 * Changes the code of `domain` in thousands of small ways with Stryker, room by room, and says which changes no test of
 * the room notices. `paths` are rooms or files, or all; `since` keeps what changed since a commit. True when each room
 * reaches what is wanted.
 */
export async function mutateDomain(paths: readonly string[], since?: string): Promise<boolean> {
  const changed = since ? changedSince(since) : null
  const rooms = byRoom(namedBy(paths, filesWithRules()).filter((file) => changed?.has(file) ?? true))
  if (rooms.size === 0) say(since ? `Nothing of domain changed since ${since}` : 'No file of domain has such a path')
  const rows: string[][] = []
  let isEnough = rooms.size > 0 || since !== undefined
  for (const [room, files] of rooms) {
    say(`  ${room} …`)
    const began = performance.now()
    // What is remembered of the room's other files comes along.
    const mutants = (await new Stryker(settings(room, files)).runMutationTest()).filter(
      (mutant) => isValid(mutant.status) && files.includes(pathOf(mutant)),
    )
    const missed = mutants.filter(({ status }) => !isNoticed(status))
    for (const line of missed.map(described)) say(line)
    const part = mutants.length === 0 ? 1 : 1 - missed.length / mutants.length
    if (part < wanted) isEnough = false
    rows.push([room, `${mutants.length}`, `${missed.length}`, percent(part), seconds(performance.now() - began)])
  }
  if (rows.length > 0)
    for (const line of ['', ...table(['room', 'mutants', 'missed', 'noticed', 'time'], rows)]) say(line)
  return isEnough
}

function filesWithRules(): string[] {
  const paths = filesUnder(projectRoot, (path) => path.startsWith('domain/') && path.endsWith('.ts'))
  return [...readAll(projectRoot, paths)].filter(([path, text]) => hasRules(path, text)).map(([path]) => path)
}

function changedSince(commit: string): Set<string> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).split('\n')
  const base = git('merge-base', commit, 'HEAD')[0] ?? commit
  return new Set([
    ...git('diff', '--name-only', base, '--', 'domain'),
    ...git('ls-files', '--others', '--exclude-standard', 'domain'),
  ])
}

function settings(room: string, files: string[]) {
  return {
    mutate: files,
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutants/vitest.config.ts', dir: `domain/${room}` },
    plugins: ['@stryker-mutator/vitest-runner', './tools/mutants/leftOut.ts'],
    ignorers: ['leftOut'],
    // One after the other, and time enough, since a machine with other work must find the same.
    concurrency: 1,
    timeoutMS: 20_000,
    // What is copied for it.
    ignorePatterns: ['**', '!domain/**', '!tools/mutants/*.ts', '!package.json', '!tsconfig.base.json'],
    tempDirName: '.cache/mutants',
    // What a room found before is kept, and only what changed is tried again.
    incremental: true,
    incrementalFile: `.cache/mutants-${room}.json`,
    // A room without tests has every mutant missed.
    allowEmpty: true,
    reporters: [],
    allowConsoleColors: false,
    logLevel: 'error' as LogLevel,
    warnings: false,
  }
}

const isNoticed = (status: Mutant['status']) => status === 'Killed' || status === 'Timeout'
/** Left out are sentences, and what cannot run at all. */
const isValid = (status: Mutant['status']) => isNoticed(status) || status === 'Survived' || status === 'NoCoverage'

const pathOf = ({ fileName }: Mutant) => relative(projectRoot, resolve(projectRoot, fileName)).split(sep).join('/')

function described(mutant: Mutant): string {
  const { location, mutatorName, replacement, status } = mutant
  const at = `${pathOf(mutant)}:${location.start.line}:${location.start.column}`
  return `${at} ${mutatorName}${status === 'NoCoverage' ? ', never run' : ''}: ${replacement?.replace(/\s+/g, ' ')}`
}

const percent = (part: number) => `${(Math.floor(part * 1000) / 10).toFixed(1)}%`
