// The domain floor knows no Node, and its tests run there all the same.
const { env = {} } = (globalThis as { process?: { env?: Record<string, string | undefined> } }).process ?? {}

/** How often a test of generated input runs: `usual` in every check, `long` when LONG=1 is set (CONTRIBUTING.md). */
export const runs = (usual: number, long: number): number => (env.LONG === '1' ? long : usual)
