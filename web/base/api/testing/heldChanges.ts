import { receiveToasts, type ToastContent } from '../../parts/toast.ts'

type Held = {
  onSuccess?: (output: unknown, input: unknown) => unknown
  onError?: (error: unknown, input: unknown) => unknown
}
const held = new Map<string, Held>()

/**
 * Stands in for `useChange` where nothing can be pressed: it keeps what a part that is drawn does with the answer of each
 * operation. Use as `vi.mock('…/api/useChange.ts', () => import('…/api/testing/heldChanges.ts'))`.
 */
export function useChange(operation: { key: () => readonly unknown[] }, options: Held = {}) {
  held.set((operation.key()[0] as readonly string[]).join('.'), options)
  return { mutate: () => {}, isPending: false }
}

/** The toasts, kind and title, of the operation `name` when the server refuses it with `code`. */
export const toldOfRefusal = (name: string, code: string) =>
  toldWhile(() => changeOf(name).onError?.(Object.assign(new Error(code), { code, status: 500 }), {}))

/** The toasts of the operation `name` when what it was asked, `input`, is answered with `output`. */
export const toldOfSuccess = (name: string, output: object = {}, input: object = {}) =>
  toldWhile(() => changeOf(name).onSuccess?.(output, input))

/** The toasts that come while something is done. */
export async function toldWhile(act: () => unknown): Promise<Pick<ToastContent, 'kind' | 'title'>[]> {
  // What was told before, to nobody.
  receiveToasts(() => {})()
  const told: Pick<ToastContent, 'kind' | 'title'>[] = []
  const leave = receiveToasts(({ kind, title }) => told.push({ kind, title }))
  await act()
  leave()
  return told
}

function changeOf(name: string): Held {
  const options = held.get(name)
  if (!options) throw new Error(`nothing that is drawn changes by ${name}`)
  return options
}
