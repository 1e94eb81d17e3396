/** Pictures with one of them put in the place of another, which makes way; as they were when either is not among them (SHOP-FORM-19). */
export function inPlaceOf(ids: readonly string[], movedId: string, targetId: string | undefined): string[] {
  const [from, to] = [ids.indexOf(movedId), targetId === undefined ? -1 : ids.indexOf(targetId)]
  if (from < 0 || to < 0) return [...ids]
  return ids.toSpliced(from, 1).toSpliced(to, 0, movedId)
}
