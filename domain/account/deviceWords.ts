/** What a device is called where somebody is signed in. */
export const deviceWords = {
  both: (browser: string, system: string) => `${browser} op ${system}`,
  unknown: 'Onbekend apparaat',
} as const
