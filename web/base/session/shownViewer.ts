/** The person who is signed in, as the shell needs to know them. */
export type Viewer = {
  id: string
  name: string
  photo?: string | null
  color?: string | null
  level?: number | null
  /** The role as stored; only its label is shown. */
  role: string | null
  /** Whether the admin entries are shown: the capability `openAdmin`, asked by the caller. */
  mayOpenAdmin: boolean
}
