/** How often a test of generated input runs: `usual` in every check, `long` when LONG=1 is set (CONTRIBUTING.md). */
export const runs = (usual: number, long: number): number => (process.env.LONG === '1' ? long : usual)
