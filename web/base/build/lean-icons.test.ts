import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { leanIcon } from './lean-icons.ts'

const icon = async (name: string) =>
  leanIcon(await readFile(new URL(import.meta.resolve(`lucide-react/icons/${name}`)), 'utf8'))

test.each(['send-horizontal', 'at-sign', 'hash', 'chart-line', 'x'])(
  'of the icon %s every line is left, and neither keys nor older names',
  async (name) => {
    const code = await icon(name)
    expect(code).not.toMatch(/key:|aliases/)
    const data = code.slice(
      code.indexOf('{', code.indexOf('__iconData')),
      code.indexOf('\nconst ', code.indexOf('__iconData')),
    )
    const { node } = new Function(`return ${data.trim().replace(/;$/, '')}`)() as { node: [string, object][] }
    const whole = await import(`lucide-react/icons/${name}`)
    expect(node).toEqual(
      whole.__iconData.node.map(([tag, { key: _, ...drawn }]: [string, Record<string, string>]) => [tag, drawn]),
    )
  },
)
