import { invalid } from './problems.ts'

export type FormValue = string | FormValue[] | { [key: string]: FormValue }

/** Reads a form-encoded body or query as the provider does: `a[b][0]=c` is `{ a: { b: ['c'] } }`. */
export function parseForm(text: string): { [key: string]: FormValue } {
  const root: Tree = new Map()
  for (const [key, value] of new URLSearchParams(text)) put(root, pathOf(key), value)
  const parsed = plain(root)
  return typeof parsed === 'object' && !Array.isArray(parsed) ? parsed : {}
}

type Tree = Map<string, Tree | string>

function pathOf(key: string): string[] {
  const [first = '', ...rest] = key.split('[').map((part) => part.replace(/\]$/, ''))
  const path = [first, ...rest]
  if (path.length > 8 || path.includes('__proto__')) throw invalid(`Invalid parameter: ${key}`, { param: key })
  return path
}

function put(tree: Tree, [head = '', ...rest]: string[], value: string): void {
  const key = head === '' ? String(tree.size) : head
  if (rest.length === 0) {
    tree.set(key, value)
    return
  }
  const below = tree.get(key)
  const branch: Tree = below instanceof Map ? below : new Map()
  tree.set(key, branch)
  put(branch, rest, value)
}

function plain(tree: Tree | string): FormValue {
  if (typeof tree === 'string') return tree
  const entries = [...tree].map(([key, value]): [string, FormValue] => [key, plain(value)])
  const isList = entries.length > 0 && entries.every(([key], at) => key === String(at))
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}
