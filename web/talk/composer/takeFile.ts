import type { Draft } from './drafts.ts'

/** Puts a file into the draft, or says why not; what that takes is fetched with the first file. */
export const takeFile = async (file: File, onDraft: (part: Partial<Draft>) => void): Promise<void> =>
  (await import('./takePicture.ts')).takePicture(file, onDraft)
