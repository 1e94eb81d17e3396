import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawings } from '@bewezen/domain/pictures/drawings.ts'
import { tones } from '@bewezen/domain/pictures/shapes.ts'
import { expect, test } from 'vitest'
import { pictureStyles } from './pictureStyles.ts'
import { pictures } from './pictures.ts'

const stylesheet = join(import.meta.dirname, '../look/pictures.css')

test('MKT-MORE-28 the style sheet is as the palette gives it; `node tools/pictures.ts` writes it anew', async () => {
  expect(await readFile(stylesheet, 'utf8')).toBe(pictureStyles())
})

test('MKT-MORE-28 every tone has a colour in light, dark and red light', () => {
  for (const within of [
    '.picture {',
    ".picture:where([data-theme='dark'] *)",
    ".picture:where([data-redlight='on'] *)",
  ]) {
    const rules = pictureStyles()
      .split('\n')
      .filter(
        (rule) => rule.startsWith(within) || (within === '.picture {' && rule.startsWith('.picture:where([data-')),
      )
      .join('')
    expect(tones.filter((tone) => !rules.includes(`--art-${tone}:`))).toEqual([])
  }
})

test('MKT-MORE-23 the build writes each drawing under a name that changes with it', () => {
  const { generateBundle } = pictures() as unknown as {
    generateBundle(this: { environment: { name: string }; emitFile: (file: { fileName: string }) => void }): void
  }
  const written = (name: string) => {
    const files: string[] = []
    generateBundle.call({ environment: { name }, emitFile: ({ fileName }) => files.push(fileName) })
    return files
  }
  expect(written('ssr')).toEqual([])
  const files = written('client')
  expect(files).toHaveLength(Object.keys(drawings).length)
  expect(files[0]).toMatch(/^assets\/walk-[0-9a-f]{7}\.svg$/)
})
