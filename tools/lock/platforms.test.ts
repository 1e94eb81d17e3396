import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../base/files.ts'
import { completed, type Lock, missingPlatforms } from './platforms.ts'

const lock: Lock = {
  packages: {
    '': {},
    'node_modules/linter': {
      version: '2.0.0',
      dev: true,
      optionalDependencies: {
        'linter-linux-x64': '2.0.0',
        'linter-linux-x64-musl': '2.0.0',
        'linter-win32-arm64': '^2.0.0',
      },
    },
    'node_modules/linter-linux-x64': { version: '2.0.0', dev: true, optional: true },
    'node_modules/parser': {
      optionalDependencies: { '@parser/binding-linux-arm-gnueabihf': '1.0.0', colours: '1.0.0' },
    },
    'node_modules/vite': { optionalDependencies: { 'files-darwin-x64': '3.0.0' } },
    'node_modules/vite/node_modules/files-darwin-x64': { version: '3.0.0', optional: true },
  },
}

test('what lacks is named for its platform, for development only where its owner is', () => {
  expect(missingPlatforms(lock)).toEqual({
    'node_modules/linter-linux-x64-musl': {
      version: '2.0.0',
      cpu: ['x64'],
      dev: true,
      optional: true,
      libc: ['musl'],
      os: ['linux'],
    },
    'node_modules/linter-win32-arm64': { version: '2.0.0', cpu: ['arm64'], dev: true, optional: true, os: ['win32'] },
    'node_modules/@parser/binding-linux-arm-gnueabihf': {
      version: '1.0.0',
      cpu: ['arm'],
      optional: true,
      libc: ['glibc'],
      os: ['linux'],
    },
  })
})

test('a completed lock file lacks nothing and keeps what it had', () => {
  const whole = completed(lock)
  expect(missingPlatforms(whole)).toEqual({})
  expect(whole.packages).toMatchObject(lock.packages)
})

test('our lock file installs on every platform: complete it with node tools/lock.ts', () => {
  const ours: Lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'))
  expect(Object.keys(missingPlatforms(ours))).toEqual([])
})
